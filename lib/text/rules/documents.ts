import type { DocumentId } from '../../rulesets/sources/sources'

/** Whose words a document has: what messages know it by. */
export const DOCUMENT_OF = {
  '000': 'clobyosh',
  '001': 'lehman',
  '002': 'bicycle',
  '003': 'denexa',
  '004': 'belote',
} as const satisfies { readonly [D in DocumentId]: string }
