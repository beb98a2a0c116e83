// Reads the words by which people search: lib/messages/LANGUAGE/search.txt. Each language has words of its own, which are not
// translations. A heading in brackets begins a part; each line is `words: others` or `pattern → words`.
import type { SearchWords } from '../../lib/messages/search-words'
import { type ListLine, readList } from './list'
import type { MessageSection } from './message'

/** A part of the list. Its lines are words, words with their meanings in order or by name, or patterns with their replacements. */
interface Kind {
  readonly name: keyof SearchWords
  readonly has: 'words' | 'pairs' | 'names' | 'patterns'
  /** The kind of text that each line is about. */
  readonly about?: string
}

const KINDS: readonly Kind[] = [
  { name: 'small', has: 'words' },
  { name: 'asking', has: 'pairs' },
  { name: 'numbers', has: 'names' },
  { name: 'endings', has: 'patterns' },
  { name: 'phrases', has: 'patterns' },
  { name: 'everyday', has: 'pairs' },
  { name: 'foreign', has: 'pairs' },
  { name: 'questions', has: 'names', about: 'ask' },
  { name: 'spoken', has: 'names', about: 'ask' },
  { name: 'terms', has: 'names', about: 'word' },
  { name: 'stories', has: 'names', about: 'tells' },
]

interface Pair {
  readonly place: string
  readonly before: string
  readonly after: string
}

export interface Part extends Kind {
  readonly pairs: readonly Pair[]
}

/** The words by which people search in a language. */
export interface Search {
  readonly parts: readonly Part[]
  readonly problems: readonly string[]
}

/** Returns the search words in the folder of a language; `null` if it has none and uses the English ones. */
export function readSearch(folder: string): Search | null {
  const lines = readList(folder, 'search.txt')
  if (lines === null) return null
  const parts = KINDS.map((kind) => ({
    ...kind,
    pairs: lines.filter(({ heading }) => heading === kind.name).map((line) => pairIn(line, kind)),
  }))
  return { parts, problems: [...lines.flatMap(headingFaults), ...parts.flatMap(partFaults)] }
}

function pairIn({ place, text }: ListLine, { has }: Kind): Pair {
  const form = { words: null, pairs: /^([^:]+):(.*)$/, names: /^([^:]+):(.*)$/, patterns: /^(.+) →(.*)$/ }[has]
  const [, before = text, after = ''] = form?.exec(text) ?? []
  return { place, before: before.trim(), after: after.trim() }
}

function headingFaults({ place, heading }: ListLine): readonly string[] {
  if (heading === undefined) return [`${place}: it stands before the first part (“[small]”)`]
  return KINDS.some(({ name }) => name === heading) ? [] : [`${place}: there is no part [${heading}]`]
}

const partFaults = ({ has, pairs }: Part): readonly string[] =>
  pairs.flatMap(({ place, before, after }) => {
    if (has === 'patterns') return isPattern(before) ? [] : [`${place}: ${before} is no pattern`]
    return has === 'words' || after !== '' ? [] : [`${place}: “${before}” stands for nothing`]
  })

function isPattern(text: string): boolean {
  try {
    return new RegExp(text, 'g') !== null
  } catch {
    return false
  }
}

/** Returns the faults of a list, and its lines about texts that do not exist. */
export function searchFaults(search: Search | null, sections: readonly MessageSection[]): readonly string[] {
  if (search === null) return []
  const lost = search.parts.flatMap(({ about, pairs }) => {
    if (about === undefined) return []
    const known = new Set(sections.find(({ name }) => name === about)?.messages.map(({ key }) => key))
    return pairs
      .filter(({ before }) => !known.has(before))
      .map(({ place, before }) => `${place}: there is no ${before}--${about}`)
  })
  return [...search.problems, ...lost]
}
