import type { Identity } from '../../log/union'
import type { SealedKind } from '../forged'
import type { Envelope } from '../relay/relay'
import { pieceId, readPiece, pieceText, writePiece, type Piece } from './piece'

/** The facts that a session needs of its content, which is a set of pieces. A piece never changes, and two sets can be united. */
export interface Protocol<P> extends Identity<P> {
  /** The purpose that the signature and the seal of a piece cover. */
  readonly kind: SealedKind
  /** Reads the content of an envelope. Returns `null` if it is not a piece, or not the one of the envelope's id. */
  readonly read: (envelope: Envelope, json: unknown) => P | null
  readonly write: (piece: P) => unknown
  /** Tells whether a piece is sent before the others, because they are useless without it. */
  readonly isFirst: (piece: P) => boolean
}

/** The protocol for the games of a table. */
export const GAMES: Protocol<Piece> = {
  kind: 'entry',
  idOf: pieceId,
  textOf: pieceText,
  read: ({ id }, json) => readPiece(id, json),
  write: writePiece,
  isFirst: ({ kind }) => kind === 'set-up',
}
