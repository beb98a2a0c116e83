import * as said from '../../messages/compiled/referee/citations'
import { readingsOf, type CitedAnswer } from '../../rulesets/lookup/question'
import { isSilentOn, type Source, type Stated } from '../../rulesets/sources/cite'
import { isReadInPart, placeName, UNREAD, type DocumentId } from '../../rulesets/sources/sources'
import { isOfThisGameOnly } from './source'

/** Returns the source of a value or an answer for use in a sentence, with the place in it: “Clobyosh / Bela, The Score”. */
export function citationText(source: Source): string {
  if (source.kind === 'house') return said.citedHouse
  if (source.kind === 'after') return said.citedAfter({ title: UNREAD[source.document] })
  const { document } = source
  if (isSilentOn(source) && isReadInPart(document)) return said.citedInPart({ document })
  if (source.kind === 'not-in-game')
    return isOfThisGameOnly(source) ? said.citedLacksHere({ document }) : said.citedLacks({ document })
  if (source.place === null) return said.citedSilent({ document })
  return said.cited({ document, place: placeName(source.document, source.place) })
}

/** Returns the source as a label of its own: “The bridge-belote article, the name”. */
export function citationLabel(source: Source): string {
  if (source.kind === 'house') return said.citedHouseLabel
  if (source.kind === 'after') return said.citedAfterLabel({ title: UNREAD[source.document] })
  const { document } = source
  if (isSilentOn(source) && isReadInPart(document)) return said.citedInPartLabel({ document })
  if (source.kind === 'not-in-game')
    return isOfThisGameOnly(source) ? said.citedLacksHereLabel({ document }) : said.citedLacksLabel({ document })
  if (source.place === null) return said.citedSilentLabel({ document })
  return said.citedLabel({ document, place: placeName(source.document, source.place) })
}

/** Returns the short name of a document. Three documents have nearly the same title. */
export const documentName = (id: DocumentId): string => said.citedDocument({ document: id })

/** Returns the places in which a story is told: “Clobyosh / Bela, Advice · The bridge-belote article, …”. */
export const storySources = (sources: readonly Stated[]): string => sources.map(citationLabel).join(' · ')

/** Returns the source of an answer, and adds if part of the answer is a reading. */
export function groundText(answer: CitedAnswer): string {
  const source = citationText(answer.source)
  return readingsOf(answer).length === 0 ? source : said.groundRead({ source })
}
