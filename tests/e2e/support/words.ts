import { readdirSync } from 'node:fs'
import { join } from 'node:path'

type CompiledMessage = string | ((facts: Readonly<Record<string, unknown>>) => string)
export type Words = (name: string, facts?: Readonly<Record<string, unknown>>) => string

const COMPILED = join(import.meta.dirname, '../../../lib/messages/compiled')
/** The areas of messages for finding and playing a game. The rules and the referee have further areas. */
const AREAS = ['app', 'site', 'table', 'terms']

/** Loads a language, and returns a function from the name of a message to its text. It throws if there is no such message. */
export async function wordsIn(language: string): Promise<Words> {
  const modules = await Promise.all(filesOf(language).map((file) => import(file)))
  const all: Readonly<Record<string, CompiledMessage>> = Object.assign({}, ...modules)
  return (name, facts = {}) => {
    const said = all[name]
    if (said === undefined) throw new Error(`${language} has no message ${name}`)
    return typeof said === 'string' ? said : said(facts)
  }
}

/** Returns the files of a language: in English a module for each section, in others up to two packs for each area. */
function filesOf(language: string): readonly string[] {
  const folders = language === 'en' ? AREAS.map((area) => join(COMPILED, area)) : [join(COMPILED, 'packs', language)]
  return folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((file) => language === 'en' || AREAS.includes(file.replace(/(-late)?\.ts$/, '')))
      .map((file) => join(folder, file)),
  )
}
