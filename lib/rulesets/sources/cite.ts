import type { ReadingId } from './readings'
import type { DocumentId, PlaceOf, UnreadId } from './sources'

/** A place in a document, which says so there. */
export interface Stated {
  readonly kind: 'stated'
  readonly document: DocumentId
  readonly place: string
}

/** The source of a value or an answer: a place in a document, or our reading where the documents are silent or unclear. */
export type Source =
  | Stated
  | {
      readonly kind: 'reading'
      readonly reading: ReadingId
      readonly document: DocumentId
      readonly place: string | null
    }
  | {
      readonly kind: 'not-in-game'
      readonly document: DocumentId
      /** Of the several games of a document none has it. */
      readonly throughout?: true
    }
  /** Told of this document, which could not be read. */
  | { readonly kind: 'after'; readonly document: UnreadId }
  | { readonly kind: 'house' }

/** The document says so, at this place. */
export function stated<D extends DocumentId>(document: D, place: PlaceOf<D>): Stated {
  return { kind: 'stated', document, place }
}

/** The document is silent or can be read in two ways; this reading is taken (and the nearest place, where there is one). */
export function reading<D extends DocumentId>(id: ReadingId, document: D, place?: PlaceOf<D>): Source {
  return { kind: 'reading', reading: id, document, place: place ?? null }
}

/** The document has no trace of such a rule: the form is played without it. */
export function notInGame(document: DocumentId): Source {
  return { kind: 'not-in-game', document }
}

/** Told of this document, which could not be read. */
export const after = (document: UnreadId): Source => ({ kind: 'after', document })

/** Tells whether the document does not mention it at all. */
export const isSilentOn = (source: Source): boolean =>
  source.kind === 'not-in-game' || (source.kind === 'reading' && source.place === null)

/** Agreed at this table. */
export const HOUSE: Source = { kind: 'house' }
