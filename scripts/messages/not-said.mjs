// Reads lib/messages/LANGUAGE/not-said.txt: the words that a language avoids, because its glossary has another word for the same
// thing. Each line is `pattern → word`. A heading in brackets tells where it applies: `[everywhere]`, or in a section,
// `[app/club]`.
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

/** Matches whole words: “king” does not match “taking”. A pattern in lower case also matches with a capital letter. */
const wordOf = (pattern) =>
  new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, pattern === pattern.toLowerCase() ? 'iu' : 'u')

/**
 * Returns the texts that use another word than the glossary, each with its line.
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

/** Tells whether a message is shown or spoken. Words by which people find a ruling are not. */
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

/**
 * Removes words in braces, which are kept on purpose, because they belong to another language or to a source: `{ "Renonce" }`.
 */
const withoutQuoted = (text) => text.replace(/\{ "[^"]*" \}/g, '')
