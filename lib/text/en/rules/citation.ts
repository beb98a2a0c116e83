import { readingsOf } from '../../../rulesets/lookup/question'
import type { Said } from '../../../rulesets/lookup/question'
import type { Source, Stated } from '../../../rulesets/sources/cite'
import type { ReadingId } from '../../../rulesets/sources/readings'
import { placeName } from '../../../rulesets/sources/sources'
import type { DocumentId } from '../../../rulesets/sources/sources'
import { capital, list } from '../terms/grammar'

/** What a document is called in a citation: three of them have nearly the same title. */
export const DOCUMENT_NAMES: { readonly [D in DocumentId]: string } = {
  '000': 'Clobyosh / Bela',
  '001': 'Lehman’s Klaberjass',
  '002': 'Bicycle’s Klaberjass',
  '003': 'Denexa’s Klaberjass',
  '004': 'the bridge-belote article',
}

/** Where a value or an answer comes from, in words that find it: “Clobyosh / Bela, The Score”. */
export function citationText(source: Source): string {
  switch (source.kind) {
    case 'stated':
      return `${DOCUMENT_NAMES[source.document]}, ${placeName(source.document, source.place)}`
    case 'reading':
      return source.place === null
        ? `${DOCUMENT_NAMES[source.document]} is silent`
        : `${DOCUMENT_NAMES[source.document]}, ${placeName(source.document, source.place)}`
    case 'not-in-game':
      return `${DOCUMENT_NAMES[source.document]} has no word of it${ofThisGame(source)}`
    case 'house':
      return 'agreed at this table'
  }
}

/** The places where a story stands: “Clobyosh / Bela, Advice · The bridge-belote article, …”. */
export const storySources = (sources: readonly Stated[]): string =>
  sources.map((source) => capital(citationText(source))).join(' · ')

/** One document describes three games, and what it says of one it need not say of another. */
const ofThisGame = ({ document, throughout }: Extract<Source, { kind: 'not-in-game' }>): string =>
  document === '000' && throughout === undefined ? ' for this game' : ''

/** What an answer rests on: its source, and the readings by their numbers. */
export function groundText(said: Said): string {
  const numbers = readingsOf(said)
  const cited = citationText(said.source)
  if (numbers.length === 0) return cited
  return `${cited}, ${said.source.kind === 'reading' ? 'by' : 'with'} ${numbered(numbers)}`
}

/** Readings by their numbers: “readings A03 and A10”. */
const numbered = (ids: readonly ReadingId[]): string => `${ids.length === 1 ? 'reading' : 'readings'} ${list(ids)}`

/** The way to a reading. */
export const readingName = (id: ReadingId): string => `Reading ${id}`
