import { isRow } from '../../core/row'
import { forgetDamageThat } from '../../durable/damage'
import type { TableOf } from '../../durable/database'
import type { Damage } from '../../durable/replica/damage'
import { withSum } from '../../durable/replica/summed'
import { trust } from '../../durable/trusted'
import { LATEST } from '../../format/limits'
import type { YussDatabase } from '../database/database'
import { deleteLog } from '../database/log-rows'
import { draftIds } from '../records/draft-ids'
import { gameRecord, type GameRecord } from '../records/game'
import { sheetOf, type Sheet } from '../sheet/sheet'
import { withSummary } from '../sheet/summary'
import { tallyOf } from '../sheet/tally'

/** The tables that a change of a game writes to. */
export const GAME_TABLES = ['games', 'entries', 'tallies'] as const satisfies readonly TableOf<YussDatabase>[]

/**
 * Saves a game with the rows derived from its log: its summary for lists, and its tally for history and statistics. This
 * happens in the transaction of the change, so that no derived row is older than the log. A game whose rules cannot be read
 * keeps its summary and loses its tally.
 */
export async function saveGame(db: YussDatabase, record: GameRecord, rows: readonly unknown[]): Promise<void> {
  const sheet = sheetOf(record, rows)
  if (!sheet.ok) {
    await db.games.put(trust({ ...record }))
    await db.tallies.delete(record.id)
    return
  }
  await putGame(db, withSummary(record, sheet.value), sheet.value)
}

/** Saves a game that has the summary of this sheet, with its tally. */
export const putGame = (db: YussDatabase, record: GameRecord, sheet: Sheet): Promise<unknown> =>
  Promise.all([db.games.put(trust({ ...record })), db.tallies.put(withSum(tallyOf(record, sheet)))])

/** Rebuilds the tally of a game, whose record may have been restored without one; deletes it if the game cannot be read. */
export async function saveTally(db: YussDatabase, gameId: string, rows: readonly unknown[]): Promise<void> {
  const record = gameRecord.read(await db.games.get(gameId))
  const sheet = record.ok ? sheetOf(record.value, rows) : record
  if (record.ok && sheet.ok) await db.tallies.put(withSum(tallyOf(record.value, sheet.value)))
  else await db.tallies.delete(gameId)
}

/** Deletes a game from every table. Returns the damage that had been reported for it. */
export async function deleteGameRows(db: YussDatabase, gameId: string): Promise<readonly Damage[]> {
  await db.games.delete(gameId)
  await db.tallies.delete(gameId)
  await deleteLog(db, gameId)
  await db.drafts.bulkDelete([...draftIds(gameId)])
  return forgetDamageOf(db, gameId)
}

/**
 * Removes the reported damage of a game that is deleted for good, and of bytes of the replica that belong to no known row. Call
 * it within a transaction that writes. Returns the removed damage.
 */
const forgetDamageOf = (db: YussDatabase, gameId: string): Promise<readonly Damage[]> =>
  forgetDamageThat(
    db,
    ({ table, key, found }) => table === '' || draftIds(gameId).some((id) => id === key) || gameOf(found) === gameId,
  )

const gameOf = (found: unknown): unknown => (isRow(found) ? found['gameId'] : undefined)

/** Returns the `updatedAt` of a game that changes now: now, or just after the newest game if the clock was set back. */
export async function placeInLists(db: YussDatabase, now: number): Promise<number> {
  const newest = await db.games.where('updatedAt').belowOrEqual(LATEST).last()
  const before = isRow(newest) && typeof newest['updatedAt'] === 'number' ? newest['updatedAt'] : 0
  return Math.min(LATEST, Math.max(now, before + 1))
}
