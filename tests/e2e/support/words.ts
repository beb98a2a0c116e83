import { readdirSync } from 'node:fs'
import { join } from 'node:path'

type CompiledText = string | ((facts: Readonly<Record<string, unknown>>) => string)
type CompiledMessage = CompiledText | Readonly<Record<string, CompiledText>>
export type Words = (name: string, facts?: Readonly<Record<string, unknown>>) => string

const COMPILED = join(import.meta.dirname, '../../../lib/messages/compiled')
/** The areas of messages for finding and playing a game. The rules and the referee have further areas. */
const AREAS = ['app', 'site', 'table', 'terms']

/**
 * Loads a language, and returns a function from the name of a message to its text. Texts that are found by an id have names such
 * as `suit.spades`. It throws if there is no such message.
 */
export async function wordsIn(language: string): Promise<Words> {
  const modules = await Promise.all(filesOf(language).map((file) => import(file)))
  const all = new Map(modules.flatMap((module) => Object.entries<CompiledMessage>(module)).flatMap(textsOf))
  return (name, facts = {}) => {
    const said = all.get(name)
    if (said === undefined) throw new Error(`${language} has no message ${name}`)
    return typeof said === 'string' ? said : said(facts)
  }
}

const textsOf = ([name, message]: readonly [string, CompiledMessage]): readonly (readonly [string, CompiledText])[] =>
  typeof message === 'object'
    ? Object.entries(message).map(([id, text]) => [`${name}.${id}`, text] as const)
    : [[name, message]]

/** Returns the files of a language: in English a module for each section, in others up to two packs for each area. */
function filesOf(language: string): readonly string[] {
  const folders = language === 'en' ? AREAS.map((area) => join(COMPILED, area)) : [join(COMPILED, 'packs', language)]
  return folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((file) => language === 'en' || AREAS.includes(file.replace(/(-late)?\.ts$/, '')))
      .map((file) => join(folder, file)),
  )
}
