// Reads the words by which people search: lib/messages/LANGUAGE/search.txt. Each language has words of its own, which are not
// translations. A heading in brackets begins a part; each line is `words: others` or `pattern → words`.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The content of each part: words, words with their meanings, or patterns with their replacements. */
const PARTS = {
  small: 'words',
  asking: 'pairs',
  numbers: 'pairs',
  endings: 'patterns',
  phrases: 'patterns',
  everyday: 'pairs',
  foreign: 'pairs',
  questions: 'pairs',
  spoken: 'pairs',
  terms: 'pairs',
  stories: 'pairs',
}

/** The parts whose lines are about texts, with the kind of text that each id must have. */
const ABOUT = { questions: 'ask', spoken: 'ask', terms: 'word', stories: 'tells' }

/**
 * @typedef {{ parts: ReadonlyMap<string, readonly { place: string, before: string, after: string }[]>, problems: readonly string[] }} Search
 */

/**
 * @param {string} folder
 * @param {string} language
 * @returns {Search | null} `null` if a language has none and uses the English ones
 */
export function readSearch(folder, language) {
  const path = join(folder, 'search.txt')
  if (!existsSync(path)) return null
  const parts = new Map(Object.keys(PARTS).map((name) => [name, []]))
  const problems = []
  let part
  readFileSync(path, 'utf8')
    .split('\n')
    .forEach((line, index) => {
      const place = `${language}/search.txt:${index + 1}`
      const text = line.trim()
      if (text === '' || text.startsWith('# ')) return
      const heading = /^\[(\w+)\]$/.exec(text)?.[1]
      if (heading !== undefined) {
        part = heading
        if (!parts.has(part)) problems.push(`${place}: there is no part [${part}]`)
      } else if (part === undefined) problems.push(`${place}: it stands before the first part (“[small]”)`)
      else parts.get(part)?.push({ place, ...halvesOf(part, text) })
    })
  return { parts, problems: [...problems, ...faultsOf(parts)] }
}

function halvesOf(part, text) {
  if (PARTS[part] === 'words') return { before: text, after: '' }
  const [, before, after] = (PARTS[part] === 'patterns' ? /^(.+) →(.*)$/ : /^([^:]+):(.*)$/).exec(text) ?? [
    '',
    text,
    '',
  ]
  return { before: before.trim(), after: after.trim() }
}

function faultsOf(parts) {
  return [...parts].flatMap(([part, lines]) =>
    lines.flatMap(({ place, before, after }) => {
      if (PARTS[part] === 'pairs' && after === '') return [`${place}: “${before}” stands for nothing`]
      return PARTS[part] === 'patterns' && !isPattern(before) ? [`${place}: ${before} is no pattern`] : []
    }),
  )
}

function isPattern(text) {
  try {
    return new RegExp(text, 'g') !== null
  } catch {
    return false
  }
}

/**
 * Returns the lines about texts that do not exist.
 * @param {Search} search
 * @param {readonly import('./catalogue.mjs').Section[]} sections
 */
export function searchFaults({ parts, problems }, sections) {
  const lost = Object.entries(ABOUT).flatMap(([part, kind]) => {
    const known = new Set(sections.find(({ name }) => name === kind)?.messages.map(({ key }) => key))
    return parts
      .get(part)
      .filter(({ before }) => !known.has(before))
      .map(({ place, before }) => `${place}: there is no ${before}--${kind}`)
  })
  return [...problems, ...lost]
}

/**
 * Returns the words as an expression of the type `SearchWords`.
 * @param {Search} search
 */
export function searchCode({ parts }) {
  const lines = [...parts].map(([part, found]) => `  ${part}: ${CODE[PARTS[part]](found, part)},`)
  return `{\n${lines.join('\n')}\n}`
}

const quoted = (text) => `'${text.replace(/[\\']/g, '\\$&')}'`
const inLines = (lines, [open, close]) => `${open}\n${lines.map((line) => `    ${line},\n`).join('')}  ${close}`

const CODE = {
  words: (found) => quoted(found.map(({ before }) => before).join(' ')),
  pairs: (found, part) =>
    part in ABOUT || part === 'numbers'
      ? inLines(
          found.map(({ before, after }) => `${quoted(before)}: ${quoted(after)}`),
          '{}',
        )
      : inLines(
          found.map(({ before, after }) => `[${quoted(before)}, ${quoted(after)}]`),
          '[]',
        ),
  patterns: (found) =>
    inLines(
      found.map(({ before, after }) => `[${String(new RegExp(before, 'g'))}, ${quoted(after)}]`),
      '[]',
    ),
}
