// Reads which words a language does not say, because its glossary has another for the same thing: lib/messages/LANGUAGE/not-said.txt.
// `pattern → word` is a line of it. A heading in brackets says where that holds: `[everywhere]`, or in a section, `[app/club]`.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const EVERYWHERE = 'everywhere'

/**
 * @typedef {{ where: string, pattern: RegExp, instead: string, place: string }} NotSaid
 */

/**
 * @param {string} folder
 * @param {string} language
 * @returns {{ words: readonly NotSaid[], problems: readonly string[] }}
 */
export function readNotSaid(folder, language) {
  const path = join(folder, 'not-said.txt')
  if (!existsSync(path)) return { words: [], problems: [] }
  const words = []
  const problems = []
  let where
  readFileSync(path, 'utf8')
    .split('\n')
    .forEach((line, index) => {
      const place = `${language}/not-said.txt:${index + 1}`
      const text = line.trim()
      if (text === '' || text.startsWith('# ')) return
      const heading = /^\[([\w/-]+)\]$/.exec(text)?.[1]
      const [, pattern, instead] = /^(.+) → (.+)$/.exec(text) ?? []
      if (heading !== undefined) where = heading
      else if (where === undefined) problems.push(`${place}: it stands before the first heading (“[${EVERYWHERE}]”)`)
      else if (pattern === undefined)
        problems.push(`${place}: it does not say what is said instead (“word → other word”)`)
      else words.push({ where, pattern: wordOf(pattern), instead, place })
    })
  return { words, problems }
}

/** A whole word: “king” is no part of “taking”. One in small letters is also meant where a sentence begins with it. */
const wordOf = (pattern) =>
  new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, pattern === pattern.toLowerCase() ? 'iu' : 'u')

/**
 * Texts in which a thing is called by another word than that of the glossary, each with its line.
 * @param {import('./catalogue.mjs').Catalogue} catalogue
 */
export function notSaidFaults({ notSaid, sections }) {
  const { words, problems } = notSaid
  const headings = new Set([EVERYWHERE, ...sections.map(headingOf)])
  const lost = words
    .filter(({ where }) => !headings.has(where))
    .map(({ where, place }) => `${place}: there is no section ${where}`)
  const said = sections.flatMap((section) => {
    const here = words.filter(({ where }) => where === EVERYWHERE || where === headingOf(section))
    return section.messages.filter(isSaid).flatMap((message) => faultsIn(message, here))
  })
  return [...problems, ...lost, ...said]
}

const headingOf = ({ area, name }) => `${area}/${name}`

/** Tells whether a message is shown or spoken; words typed to find a ruling are not. */
const isSaid = ({ id }) => !id.endsWith('.words')

function faultsIn({ id, place, line, source }, words) {
  const [file] = place.split(':')
  return words.flatMap(({ pattern, instead }) =>
    source.split('\n').flatMap((text, index) => {
      const found = pattern.exec(withoutQuoted(text))?.[0]
      return found === undefined ? [] : [`${file}:${line + index}: ${id}: “${found}” is called “${instead}” here`]
    }),
  )
}

/** A word that stays as it is, of another language or of a source, stands in braces: `{ "Renonce" }`. */
const withoutQuoted = (text) => text.replace(/\{ "[^"]*" \}/g, '')
