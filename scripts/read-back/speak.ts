import { dirname, join, relative } from 'node:path'
import { Pattern, TextElement } from '@fluent/syntax'
import { build } from 'esbuild'
import type { Plugin } from 'esbuild'
import { nowSpoken } from '../../lib/messages/locale'
import { eachNew, sections } from '../../lib/messages/section'
import type { PackName, Section } from '../../lib/messages/section'
import { readCatalogue } from '../messages/catalogue.mjs'
import { modulesOf } from '../messages/write.mjs'

const FOLDER = join(process.cwd(), 'lib/messages')
const COMPILED = join(FOLDER, 'compiled')

/** From now on everything is said in this language, whether it is offered yet or not: from packs as a phone would fetch them. */
export async function speakAs(language: string): Promise<void> {
  const packs = await packsOf(language)
  const say = ({ pack, number, put }: Section) => {
    const said = packs[pack]?.[number]
    // The words by which people search are no part of what is read.
    if (said !== undefined) put(said as never)
  }
  sections.forEach(say)
  eachNew(say)
  nowSpoken(language)
}

/** The words of each pack, its sections by their numbers. */
type Packs = Readonly<Record<PackName, Readonly<Record<number, readonly unknown[]>>>>

async function packsOf(language: string): Promise<Packs> {
  const english = readCatalogue(FOLDER, 'en')
  const files = modulesOf(english, [completed(readCatalogue(FOLDER, language), english)])
  const names = [...new Set(english.sections.map(({ pack }) => pack))]
  const { outputFiles } = await build({
    stdin: {
      contents: names.map((name) => `export { sections as '${name}' } from './packs/${language}/${name}'`).join('\n'),
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

type Catalogue = ReturnType<typeof readCatalogue>

/** What a language that is still being written lacks says so: nothing that is read may. */
function completed(other: Catalogue, english: Catalogue): Catalogue {
  const known = new Set(other.sections.flatMap(({ messages }) => messages.map(({ id }) => id)))
  const lacking = english.sections.map((section) => ({
    ...section,
    messages: section.messages
      .filter(({ id, isOwn }) => !isOwn && !known.has(id))
      .map((message) => ({ ...message, pattern: new Pattern([new TextElement(`[lacks ${message.id}]`)]) })),
  }))
  return { ...other, sections: [...other.sections, ...lacking] }
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
