import { dirname, join, relative } from 'node:path'
import { build } from 'esbuild'
import type { Plugin } from 'esbuild'
import { setLocale } from '../../lib/messages/locale'
import { speak } from '../../lib/messages/section'
import type { Pack } from '../../lib/messages/section'
import { readCatalogue } from '../messages/catalogue.mjs'
import { modulesOf } from '../messages/write.mjs'

const FOLDER = join(process.cwd(), 'lib/messages')
const COMPILED = join(FOLDER, 'compiled')

/** From now on everything is said in this language, whether it is offered yet or not: from packs as a phone would fetch them. */
export async function speakAs(language: string): Promise<void> {
  for (const [area, pack] of Object.entries(await packsOf(language))) speak(area, pack)
  setLocale(language === 'en' ? 'en-GB' : language)
}

async function packsOf(language: string): Promise<Readonly<Record<string, Pack>>> {
  const english = readCatalogue(FOLDER, 'en')
  const files = modulesOf(english, [readCatalogue(FOLDER, language)])
  const areas = [...new Set(english.sections.map(({ area }) => area))]
  const { outputFiles } = await build({
    stdin: {
      contents: areas.map((area) => `export { sections as ${area} } from './packs/${language}/${area}'`).join('\n'),
      resolveDir: COMPILED,
    },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'neutral',
    logLevel: 'error',
    plugins: [unwritten(files)],
  })
  const code = outputFiles[0]?.text ?? ''
  return import(/* @vite-ignore */ `data:text/javascript;base64,${Buffer.from(code).toString('base64')}`)
}

/** Compiled modules that are on no disk: those of a language that is still being written are in no build. */
const unwritten = (files: ReadonlyMap<string, string>): Plugin => ({
  name: 'unwritten',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^\.{1,2}\// }, ({ path, resolveDir }) => {
      const file = `${join(resolveDir, path)}.ts`
      const place = relative(COMPILED, file)
      return files.has(place) ? { path: place, namespace: 'compiled' } : { path: file }
    })
    onLoad({ filter: /.*/, namespace: 'compiled' }, ({ path }) => ({
      contents: files.get(path) ?? '',
      loader: 'ts',
      resolveDir: dirname(join(COMPILED, path)),
    }))
  },
})
