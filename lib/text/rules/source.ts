import * as said from '../../messages/compiled/options/sources'
import { allOf } from '../../messages/locale'
import type { Said } from '../../rulesets/lookup/question'
import type { Source } from '../../rulesets/sources/cite'
import { placeName } from '../../rulesets/sources/sources'
import { DOCUMENT_OF } from './documents'

/** Where a rule stands, in few words: “Clobyosh / Bela, The Deal”. */
export function sourceText(source: Source): string {
  if (source.kind === 'house') return said.sourceHouse
  const document = DOCUMENT_OF[source.document]
  switch (source.kind) {
    case 'stated':
      return said.sourceStated({ document, place: placeName(source.document, source.place) })
    case 'reading': {
      const { reading, place } = source
      if (place === null) return said.sourceSilent({ document, reading })
      return said.sourceRead({ document, reading, place: placeName(source.document, place) })
    }
    case 'not-in-game':
      return isOfThisGameOnly(source) ? said.sourceLacksHere({ document }) : said.sourceLacks({ document })
  }
}

/** One document describes three games, and what it says of one it need not say of another. */
export const isOfThisGameOnly = ({ document, throughout }: Extract<Source, { kind: 'not-in-game' }>): boolean =>
  document === '000' && throughout === undefined

/** Where an answer stands, and the numbers of the readings behind what it adds. */
export function saidSourceText({ source, readings = [] }: Said): string {
  const text = sourceText(source)
  return readings.length === 0 ? text : said.sourceReadWith({ source: text, readings: allOf(readings) })
}
