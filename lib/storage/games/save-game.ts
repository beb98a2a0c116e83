import type { Damage } from '../../durable/replica/damage'
import { withSum } from '../../durable/replica/summed'
import { trust } from '../../durable/trusted'
import type { YussDatabase } from '../database/database'
import { deleteLog } from '../database/log-rows'
import type { TableName } from '../database/transact'
import { draftIds } from '../records/draft-ids'
import { gameRecord, type GameRecord } from '../records/game'
import { sheetOf, type Sheet } from '../sheet/sheet'
import { statusOf, summaryOf } from '../sheet/summary'
import { tallyOf } from '../sheet/tally'
import { forgetDamageOf } from './damage-of-game'

/** The tables that a change of a game writes to. */
export const GAME_TABLES = ['games', 'entries', 'tallies'] as const satisfies readonly TableName[]

/**
 * Puts a game with the copies that are made from its log: what lists show, and what history and figures count. In the
 * transaction of the change, so that no copy is ever older than its log. A game whose rules cannot be read keeps the
 * copies it has and is counted nowhere.
 */
export async function saveGame(db: YussDatabase, record: GameRecord, rows: readonly unknown[]): Promise<void> {
  const sheet = sheetOf(record, rows)
  if (!sheet.ok) {
    await db.games.put(trust({ ...record }))
    await db.tallies.delete(record.id)
    return
  }
  await putGame(db, record, sheet.value)
}

/** The same with the sheet that the log comes to. */
export async function putGame(db: YussDatabase, record: GameRecord, sheet: Sheet): Promise<void> {
  const summary = summaryOf(sheet)
  await Promise.all([
    db.games.put(trust({ ...record, summary, status: statusOf(summary) })),
    db.tallies.put(withSum(tallyOf(record, sheet))),
  ])
}

/** Makes the tally of a game again, where its record has been put back without one. */
export async function saveTally(db: YussDatabase, gameId: string, rows: readonly unknown[]): Promise<void> {
  const record = gameRecord.read(await db.games.get(gameId))
  const sheet = record.ok ? sheetOf(record.value, rows) : record
  if (record.ok && sheet.ok) await db.tallies.put(withSum(tallyOf(record.value, sheet.value)))
  else await db.tallies.delete(gameId)
}

/** Takes a game out of every table; what had been found damaged of it is the answer. */
export async function deleteGameRows(db: YussDatabase, gameId: string): Promise<readonly Damage[]> {
  await db.games.delete(gameId)
  await db.tallies.delete(gameId)
  await deleteLog(db, gameId)
  await db.drafts.bulkDelete([...draftIds(gameId)])
  return forgetDamageOf(db, gameId)
}
