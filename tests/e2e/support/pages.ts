import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Matches a page of the site in a language: `bg/games/` is no part of the app. */
const IN_LANGUAGE = /^[a-z]{2}\//

/** Returns the address of every exported page, relative to the start: '' is the start itself, 'sources/' a page under it. */
export function exportedPages(folder: string): readonly string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => /(^|\/)index\.html$/.test(name) && !/^(404|_not-found)\//.test(name) && !IN_LANGUAGE.test(name))
    .map((name) => name.replace(/index\.html$/, ''))
    .sort()
}

/** The folder of the build at the root of a host. */
export const OUT = join(import.meta.dirname, '../../../out')
