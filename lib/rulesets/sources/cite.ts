import type { ReadingId } from './readings'
import type { DocumentId, PlaceOf, UnreadId } from './sources'

/** A place in a document that states the rule. */
export interface Stated {
  readonly kind: 'stated'
  readonly document: DocumentId
  readonly place: string
}

/**
 * The source of a value or an answer: a place in a document, our reading if the documents are silent or unclear, or another
 * ground.
 */
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
      /** Set if the document describes several games and none of them has the rule. */
      readonly throughout?: true
    }
  /** Another text reports it of this document, which could not be read. */
  | { readonly kind: 'after'; readonly document: UnreadId }
  | { readonly kind: 'house' }

/** Returns the source of a rule that the document states at this place. */
export function stated<D extends DocumentId>(document: D, place: PlaceOf<D>): Stated {
  return { kind: 'stated', document, place }
}

/**
 * Returns the source of a rule on which the document is silent or ambiguous: our reading, and the nearest place if there is one.
 */
export function reading<D extends DocumentId>(id: ReadingId, document: D, place?: PlaceOf<D>): Source {
  return { kind: 'reading', reading: id, document, place: place ?? null }
}

/** Returns the source of a rule that the document does not have: the game is played without it. */
export function notInGame(document: DocumentId): Source {
  return { kind: 'not-in-game', document }
}

/** Returns the source of a rule that is reported of a document that could not be read. */
export const after = (document: UnreadId): Source => ({ kind: 'after', document })

/** Tells whether the document does not mention the rule at all. */
export const isSilentOn = (source: Source): boolean =>
  source.kind === 'not-in-game' || (source.kind === 'reading' && source.place === null)

/** The source of a rule that the table agreed on. */
export const HOUSE: Source = { kind: 'house' }
