// Reads lib/messages/LANGUAGE/not-said.txt: the words that a language avoids, because its glossary has another word for the same
// thing. Each line is `pattern → word`. A heading in brackets tells where it applies: `[everywhere]`, or in a section,
// `[app/club]`.
import { type ListLine, readList } from './list'
import type { Message, MessageSection } from './message'

const EVERYWHERE = 'everywhere'

interface Avoided {
  readonly where: string
  readonly pattern: RegExp
  readonly instead: string
  readonly place: string
}

/** The words that a language avoids. */
export interface NotSaid {
  readonly words: readonly Avoided[]
  readonly problems: readonly string[]
}

export function readNotSaid(folder: string): NotSaid {
  const read = (readList(folder, 'not-said.txt') ?? []).map(avoidedIn)
  return {
    words: read.filter((avoided) => typeof avoided !== 'string'),
    problems: read.filter((problem) => typeof problem === 'string'),
  }
}

/** Returns what a line avoids, or its problem. */
function avoidedIn({ place, heading: where, text }: ListLine): Avoided | string {
  const [, pattern, instead] = /^(.+) → (.+)$/.exec(text) ?? []
  if (where === undefined) return `${place}: it stands before the first heading (“[${EVERYWHERE}]”)`
  if (pattern === undefined || instead === undefined)
    return `${place}: it does not say what is said instead (“word → other word”)`
  return { where, pattern: wordOf(pattern), instead, place }
}

/** Matches whole words: “king” does not match “taking”. A pattern in lower case also matches with a capital letter. */
const wordOf = (pattern: string): RegExp =>
  new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, pattern === pattern.toLowerCase() ? 'iu' : 'u')

/** Returns the texts that use another word than the glossary, each with its line. */
export function notSaidFaults({ words, problems }: NotSaid, sections: readonly MessageSection[]): readonly string[] {
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

const headingOf = ({ area, name }: MessageSection): string => `${area}/${name}`

/** Tells whether a message is shown or spoken. Words by which people find a ruling are not. */
const isSaid = ({ id }: Message): boolean => !id.endsWith('.words')

function faultsIn({ id, place, line, source }: Message, words: readonly Avoided[]): readonly string[] {
  const [file] = place.split(':')
  return words.flatMap(({ pattern, instead }) =>
    source.split('\n').flatMap((text, index) => {
      const found = pattern.exec(withoutQuoted(text))?.[0]
      return found === undefined ? [] : [`${file}:${line + index}: ${id}: “${found}” is called “${instead}” here`]
    }),
  )
}

/** Removes words in braces, which are kept on purpose, as they belong to another language or to a source: `{ "Renonce" }`. */
const withoutQuoted = (text: string): string => text.replace(/\{ "[^"]*" \}/g, '')
