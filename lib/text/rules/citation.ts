import * as said from '../../messages/compiled/referee/citations'
import { readingsOf, type Said } from '../../rulesets/lookup/question'
import type { Source, Stated } from '../../rulesets/sources/cite'
import { placeName, UNREAD, type DocumentId } from '../../rulesets/sources/sources'
import { isOfThisGameOnly } from './source'

/** Returns the source of a value or an answer, inside a sentence, in words that find it: “Clobyosh / Bela, The Score”. */
export function citationText(source: Source): string {
  if (source.kind === 'house') return said.citedHouse
  if (source.kind === 'after') return said.citedAfter({ title: UNREAD[source.document] })
  const { document } = source
  if (source.kind === 'not-in-game')
    return isOfThisGameOnly(source) ? said.citedLacksHere({ document }) : said.citedLacks({ document })
  if (source.place === null) return said.citedSilent({ document })
  return said.cited({ document, place: placeName(source.document, source.place) })
}

/** The same where it stands alone: “The bridge-belote article, the name”. */
export function citationLabel(source: Source): string {
  if (source.kind === 'house') return said.citedHouseLabel
  if (source.kind === 'after') return said.citedAfterLabel({ title: UNREAD[source.document] })
  const { document } = source
  if (source.kind === 'not-in-game')
    return isOfThisGameOnly(source) ? said.citedLacksHereLabel({ document }) : said.citedLacksLabel({ document })
  if (source.place === null) return said.citedSilentLabel({ document })
  return said.citedLabel({ document, place: placeName(source.document, source.place) })
}

/** A document as one speaks of it: three of them have nearly the same title. */
export const documentName = (id: DocumentId): string => said.citedDocument({ document: id })

/** The places where a story stands: “Clobyosh / Bela, Advice · The bridge-belote article, …”. */
export const storySources = (sources: readonly Stated[]): string => sources.map(citationLabel).join(' · ')

/** Returns the source that an answer rests on, and says so where part of it is a reading. */
export function groundText(answer: Said): string {
  const source = citationText(answer.source)
  return readingsOf(answer).length === 0 ? source : said.groundRead({ source })
}
