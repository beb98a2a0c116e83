import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Matches the pages for readers, of which many are alike: those of questions and games. */
const FOR_READERS = /^(rules\/(?!(compare|terms|stories)\/)[^/]+|games)\//

/** Returns the address of every page in a language, relative to it: '' is the page about the app, 'play/' the first screen. */
export function everyPage(folder: string, language = 'en'): readonly string[] {
  const pages = join(folder, language)
  if (!existsSync(pages)) return []
  return readdirSync(pages, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => /(^|\/)index\.html$/.test(name))
    .map((name) => name.replace(/index\.html$/, ''))
    .sort()
}

/** Returns the same without the pages of questions and games, of which many are alike. */
export const exportedPages = (folder: string, language = 'en'): readonly string[] =>
  everyPage(folder, language).filter((path) => !FOR_READERS.test(path))

/** The folder of the build at the root of a host. */
export const OUT = join(import.meta.dirname, '../../../out')
