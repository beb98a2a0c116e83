import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { inLanguage } from '../../../scripts/messages/in-language.mjs'

type CompiledText = string | ((facts: Readonly<Record<string, unknown>>) => string)
type CompiledMessage = CompiledText | Readonly<Record<string, CompiledText>>
export type Words = (name: string, facts?: Readonly<Record<string, unknown>>) => string

const ROOT = join(import.meta.dirname, '../../..')
const COMPILED = join(ROOT, 'lib/messages/compiled')
const CACHE = join(ROOT, 'node_modules/.cache/yuss')

/**
 * Loads a language, and returns a function from the name of a message to its text. Texts that are found by an id have names such
 * as `suit.spades`. It throws if there is no such message.
 */
export async function wordsIn(language: string): Promise<Words> {
  const all = new Map(await messagesIn(language))
  return (name, facts = {}) => {
    const said = all.get(name)
    if (said === undefined) throw new Error(`${language} has no message ${name}`)
    return typeof said === 'string' ? said : said(facts)
  }
}

/** Returns the texts of a language that say the same of every game, without their marks: each piece as it stands on a page. */
export async function piecesIn(language: string): Promise<ReadonlySet<string>> {
  const texts = (await messagesIn(language)).flatMap(([, text]) => (typeof text === 'string' ? [text] : []))
  return new Set(texts.flatMap((text) => text.split(/<[^>]*>/)).map((piece) => piece.trim()))
}

async function messagesIn(language: string): Promise<readonly (readonly [string, CompiledText])[]> {
  const modules = Object.values<Readonly<Record<string, CompiledMessage>>>(await textsIn(language))
  return modules.flatMap((module) => Object.entries<CompiledMessage>(module)).flatMap(textsOf)
}

const textsOf = ([name, message]: readonly [string, CompiledMessage]): readonly (readonly [string, CompiledText])[] =>
  typeof message === 'object'
    ? Object.entries(message).map(([id, text]) => [`${name}.${id}`, text] as const)
    : [[name, message]]

/** Returns the compiled modules of a language. */
async function textsIn(language: string) {
  const folder = language === 'en' ? COMPILED : join(ROOT, 'lib/messages/translated', language)
  const areas = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  const files = areas.flatMap(({ name }) => readdirSync(join(folder, name)).map((file) => join(folder, name, file)))
  const outfile = join(CACHE, `words-${language}-${process.pid}.mjs`)
  await build({
    stdin: {
      contents: files.map((file, index) => `export * as module${index} from ${JSON.stringify(file)}`).join('\n'),
      resolveDir: ROOT,
    },
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    tsconfig: join(ROOT, 'tsconfig.json'),
    plugins: [inLanguage(language)],
  })
  try {
    return await import(outfile)
  } finally {
    rmSync(outfile)
  }
}
