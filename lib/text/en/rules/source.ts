import type { Said } from '../../../rulesets/lookup/question'
import type { Source } from '../../../rulesets/sources/cite'
import { placeName } from '../../../rulesets/sources/sources'
import type { DocumentId } from '../../../rulesets/sources/sources'
import { list } from '../terms/grammar'

/** The documents as one speaks of them; two share a title. */
const DOCUMENT_NAMES: { readonly [D in DocumentId]: string } = {
  '000': 'Clobyosh / Bela',
  '001': 'Lehman',
  '002': 'Bicycle',
  '003': 'Denexa',
  '004': 'Bridge-belote',
}

/** Where a rule stands, in few words: “Clobyosh / Bela, The Deal”. */
export function sourceText(source: Source): string {
  switch (source.kind) {
    case 'stated':
      return placed(source.document, source.place)
    case 'reading':
      return source.place === null
        ? `${DOCUMENT_NAMES[source.document]} is silent; as we read it (${source.reading})`
        : `${placed(source.document, source.place)}, as we read it (${source.reading})`
    case 'not-in-game':
      return `${DOCUMENT_NAMES[source.document]} has no such rule${source.document === '000' && source.throughout === undefined ? ' for this game' : ''}`
    case 'house':
      return 'agreed at this table'
  }
}

/** Where an answer stands, and the numbers of the readings behind what it adds. */
export function saidSourceText({ source, readings = [] }: Said): string {
  return readings.length === 0 ? sourceText(source) : `${sourceText(source)}, read with ${list(readings)}`
}

function placed(document: DocumentId, place: string): string {
  return `${DOCUMENT_NAMES[document]}, ${placeName(document, place)}`
}
