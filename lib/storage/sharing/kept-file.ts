import { parseGame } from '../../format/game-file'
import { isRow, type Row } from '../records/record'
import { contentId } from './content-id'
import { incomingGame, type IncomingGame, type IncomingProblem } from './game-in'

/** A version that no record has: readers take its rows for newer ones. */
const LATER = 1_000_000

/**
 * Returns the row that stores an unreadable game as its file has it. It is in the table of games, so lists show it, backups
 * contain it, and it can be deleted.
 */
export const keptFile = (json: unknown, why: IncomingProblem['why'], now: number): Row => ({
  id: contentId('kept', json),
  ...(why === 'newer' ? { v: LATER } : {}),
  updatedAt: now,
  file: json,
})

/** Reads the game in such a row; `null` if it still cannot be read, and for any other row. */
export function keptGame(row: unknown, now: number): IncomingGame | null {
  if (!isRow(row) || row['file'] === undefined) return null
  const file = parseGame(row['file'])
  const read = file.ok ? incomingGame({ file: file.value, json: row['file'] }, now) : null
  return read?.ok === true ? read.value : null
}
