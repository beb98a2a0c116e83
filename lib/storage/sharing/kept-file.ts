import { parseGame } from '../../format/game-file'
import type { WhyUnread } from '../../format/newer'
import { isRow, type Row } from '../records/record'
import { contentId } from './content-id'
import { incomingGame, type IncomingGame } from './game-in'

/** A version that no record has: what is stored under it waits for newer code. */
const LATER = 1_000_000

/**
 * The row under which a game that cannot be read is kept as its file has it. It is among the games, so that lists show it,
 * backups carry it, and it can be deleted.
 */
export const keptFile = (json: unknown, why: WhyUnread, now: number): Row => ({
  id: contentId('kept', json),
  ...(why === 'newer' ? { v: LATER } : {}),
  updatedAt: now,
  file: json,
})

/** The game in such a row, as soon as it can be read; `null` for any other row. */
export function keptGame(row: unknown, now: number): IncomingGame | null {
  if (!isRow(row) || row['file'] === undefined) return null
  const file = parseGame(row['file'])
  const read = file.ok ? incomingGame({ file: file.value, json: row['file'] }, now) : null
  return read?.ok === true ? read.value : null
}
