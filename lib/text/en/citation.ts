import type { Source } from '../../rulesets/cite'
import { placeName } from '../../rulesets/sources'
import type { DocumentId } from '../../rulesets/sources'

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
      return `${DOCUMENT_NAMES[source.document]} has no word of it`
    case 'house':
      return 'agreed at this table'
  }
}
