import type { SealedKind } from '../keys/seal'
import type { Envelope } from '../relay/relay'
import { idOf, readPiece, saidBy, writePiece, type Piece } from './piece'

/** The facts that a session needs of its content: sets of things that are written once and unite. */
export interface Protocol<P> {
  /** The purpose of its signature and seal. */
  readonly kind: SealedKind
  readonly idOf: (piece: P) => string
  /** Returns its text, for comparison. */
  readonly saidBy: (piece: P) => string
  /** Reads what was opened of an envelope; `null` where it is none, or not the one of that id. */
  readonly read: (envelope: Envelope, json: unknown) => P | null
  readonly write: (piece: P) => unknown
  /** Goes before the others: without it no one can make anything of them. */
  readonly isFirst: (piece: P) => boolean
}

/** The games of a table. */
export const GAMES: Protocol<Piece> = {
  kind: 'entry',
  idOf,
  saidBy,
  read: ({ id }, json) => readPiece(id, json),
  write: writePiece,
  isFirst: ({ kind }) => kind === 'set-up',
}
