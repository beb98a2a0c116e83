import { readdirSync } from 'node:fs'
import { join } from 'node:path'

type Said = string | ((facts: Readonly<Record<string, unknown>>) => string)
type Words = (name: string, facts?: Readonly<Record<string, unknown>>) => string

const COMPILED = join(import.meta.dirname, '../../../lib/messages/compiled')
/** The areas of the messages for finding and playing a game; the rules and the referee have more. */
const AREAS = ['app', 'site', 'table', 'terms']

/** Returns a screen's words in a language, by the name of the message; throws on a name that no message has. */
export async function wordsIn(language: string): Promise<Words> {
  const modules = await Promise.all(filesOf(language).map((file) => import(file)))
  const all: Readonly<Record<string, Said>> = Object.assign({}, ...modules)
  return (name, facts = {}) => {
    const said = all[name]
    if (said === undefined) throw new Error(`${language} has no message ${name}`)
    return typeof said === 'string' ? said : said(facts)
  }
}

/** English is a module a section, another language a pack an area, with what comes later in a pack of its own. */
function filesOf(language: string): readonly string[] {
  const folders = language === 'en' ? AREAS.map((area) => join(COMPILED, area)) : [join(COMPILED, 'packs', language)]
  return folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((file) => language === 'en' || AREAS.includes(file.replace(/(-late)?\.ts$/, '')))
      .map((file) => join(folder, file)),
  )
}
