import { canonical } from '../../log/canonical'
import { entryRecord, type EntryRecord } from '../../storage/records/entry'
import { gameRecord, type GameRecord } from '../../storage/records/game'
import { isRow } from '../../storage/records/record'
import '../../storage/records/schemas/provided'
import { contentId } from '../../storage/sharing/content-id'
import { cleanEntry } from '../../storage/sheet/clean-record'
import { isPlayable, setUpOf, type SetUp as RecordSetUp } from '../../storage/sheet/set-up'

/** How a game was set up, as it travels. */
export type SetUp = RecordSetUp & Pick<GameRecord, 'id' | 'v'>

/** A message between phones: the set-up of a game, or an entry of its log. */
export type Piece =
  { readonly kind: 'set-up'; readonly setUp: SetUp } | { readonly kind: 'entry'; readonly entry: EntryRecord }

/** As every phone would keep it, so that each makes the same of the same game; `null` where nothing can be played so. */
export function setUpPiece(record: GameRecord): Piece | null {
  const { id, v } = record
  return isPlayable(record) ? { kind: 'set-up', setUp: { id, v, ...setUpOf(record) } } : null
}

export const entryPiece = (entry: EntryRecord): Piece => ({ kind: 'entry', entry: cleanEntry(entry) })

/** The record that a phone makes of a set-up; what each has for itself is its own. */
export const recordOf = (setUp: SetUp): GameRecord => ({ ...setUp, ...OWN })

export const gameOf = (piece: Piece): string => (piece.kind === 'entry' ? piece.entry.gameId : piece.setUp.id)

/** Ids that may stand in the header of a message as they are. */
const PLAIN_ID = /^[0-9a-z-]{1,64}$/

/** The id under which a piece travels: that of its game and of the entry; that of a set-up is made from what it says. */
export function idOf(piece: Piece): string {
  if (piece.kind === 'set-up') return contentId('set-up', piece.setUp)
  const { gameId, id } = piece.entry
  return PLAIN_ID.test(gameId) && PLAIN_ID.test(id) ? `${gameId}/${id}` : contentId('piece', gameId, id)
}

/** Returns the text of a piece, for comparison. */
export const saidBy = (piece: Piece): string => canonical(piece.kind === 'entry' ? piece.entry : piece.setUp)

/** A piece as it travels. */
export const writePiece = (piece: Piece): unknown =>
  piece.kind === 'entry' ? { v: 1, entry: piece.entry } : { v: 1, setUp: piece.setUp }

/** Reads a piece that came under an id; `null` where it is none, or not the one of that id. */
export function readPiece(id: string, json: unknown): Piece | null {
  if (!isRow(json) || json['v'] !== 1) return null
  const piece = 'entry' in json ? readEntry(json['entry']) : readSetUp(json['setUp'])
  return piece !== null && idOf(piece) === id ? piece : null
}

function readEntry(row: unknown): Piece | null {
  const read = entryRecord.read(row)
  return read.ok ? entryPiece(read.value) : null
}

/** As a record read by its own schema: with what every phone has for itself left open. */
function readSetUp(row: unknown): Piece | null {
  if (!isRow(row)) return null
  const read = gameRecord.read({ ...row, ...OWN })
  return read.ok ? setUpPiece(read.value) : null
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
