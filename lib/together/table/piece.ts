import { canonical } from '../../log/canonical'
import { gameRecord, type GameRecord } from '../../storage/records/game'
import { isRow } from '../../storage/records/record'
import { entryRecord, type EntryRecord } from '../../storage/records/record-types'
import '../../storage/records/schemas/provided'
import { contentId } from '../../storage/sharing/content-id'
import { cleanEntry } from '../../storage/sheet/clean-record'
import { fitsId } from '../../storage/sheet/game-id'
import { isPlayable, setUpOf, type SetUp as RecordSetUp } from '../../storage/sheet/set-up'

/** The set-up of a game, as devices send it to each other. */
export type SentSetUp = RecordSetUp & Pick<GameRecord, 'id' | 'v'>

/** A message between phones: the set-up of a game, or an entry of its log. */
export type Piece =
  { readonly kind: 'set-up'; readonly setUp: SentSetUp } | { readonly kind: 'entry'; readonly entry: EntryRecord }

/**
 * Returns the set-up of a game in the form that every device keeps, so that all of them compute the same. Returns `null` if the
 * game cannot be played.
 */
export function setUpPiece(record: GameRecord): Piece | null {
  const { id, v } = record
  return isPlayable(record) ? { kind: 'set-up', setUp: { id, v, ...setUpOf(record) } } : null
}

export const entryPiece = (entry: EntryRecord): Piece => ({ kind: 'entry', entry: cleanEntry(entry) })

/** Returns the record that a device makes of a set-up. The fields that each device keeps for itself have their initial values. */
export const recordOfSetUp = (setUp: SentSetUp): GameRecord => ({ ...setUp, ...OWN })

export const gameOf = (piece: Piece): string => (piece.kind === 'entry' ? piece.entry.gameId : piece.setUp.id)

/** The form of ids that can be in the header of a message without a change. */
const PLAIN_ID = /^[0-9a-z-]{1,64}$/

/**
 * Returns the id under which a piece is sent: for an entry, the ids of its game and of the entry; for a set-up, a hash of its
 * content.
 */
export function pieceId(piece: Piece): string {
  if (piece.kind === 'set-up') return contentId('set-up', piece.setUp)
  const { gameId, id } = piece.entry
  return PLAIN_ID.test(gameId) && PLAIN_ID.test(id) ? `${gameId}/${id}` : contentId('piece', gameId, id)
}

/** Returns the text of a piece, for comparisons. */
export const pieceText = (piece: Piece): string => canonical(piece.kind === 'entry' ? piece.entry : piece.setUp)

/** Returns the JSON value of a piece, as it is sent. */
export const writePiece = (piece: Piece): unknown =>
  piece.kind === 'entry' ? { v: 1, entry: piece.entry } : { v: 1, setUp: piece.setUp }

/** Reads a piece received under an id. Returns `null` if it is not a piece, or not the one of that id. */
export function readPiece(id: string, json: unknown): Piece | null {
  if (!isRow(json) || json['v'] !== 1) return null
  const piece = 'entry' in json ? readEntry(json['entry']) : readSetUp(json['setUp'])
  return piece !== null && pieceId(piece) === id ? piece : null
}

function readEntry(row: unknown): Piece | null {
  const read = entryRecord.read(row)
  return read.ok ? entryPiece(read.value) : null
}

/**
 * Reads a set-up with the schema of records, after adding initial values for the fields that each device keeps for itself. A
 * set-up that does not give the id of its game is refused.
 */
function readSetUp(row: unknown): Piece | null {
  if (!isRow(row)) return null
  const read = gameRecord.read({ ...row, ...OWN })
  return read.ok && fitsId(read.value) ? setUpPiece(read.value) : null
}

const OWN = {
  device: 'unknown',
  seriesId: null,
  number: 1,
  example: false,
  updatedAt: 0,
  status: 'playing',
  summary: null,
} as const
