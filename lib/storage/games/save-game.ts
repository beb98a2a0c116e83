import type { Damage } from '../../durable/replica/damage'
import { withSum } from '../../durable/replica/summed'
import { trust } from '../../durable/trusted'
import { behindRows } from '../database/behind'
import type { YussDatabase } from '../database/database'
import { deleteLog } from '../database/log-rows'
import type { TableName } from '../database/transact'
import { draftIds } from '../records/draft-ids'
import { gameRecord, type GameRecord } from '../records/game'
import type { TallyRecord } from '../records/tally'
import { sheetOf } from '../sheet/sheet'
import { statusOf, summaryOf } from '../sheet/summary'
import { tallyOf } from '../sheet/tally'
import { forgetDamageOf } from './damage-of-game'

/** The tables that a change of a game writes to. */
export const GAME_TABLES = ['games', 'entries', 'tallies', 'behind'] as const satisfies readonly TableName[]

/** The copies that are made from the log of a game: what lists show, and what history and figures count. */
export interface Copies {
  readonly game: GameRecord
  readonly tally: TallyRecord
}

/** Makes the copies of a game at its place in lists; `null` where its rules cannot be read. */
export function copiesOf(record: GameRecord, rows: readonly unknown[], at = record.updatedAt): Copies | null {
  const sheet = sheetOf(record, rows)
  if (!sheet.ok) return null
  const summary = summaryOf(sheet.value)
  const updatedAt = Math.max(record.updatedAt, at)
  return {
    game: trust({ ...record, updatedAt, summary, status: statusOf(summary) }),
    tally: withSum(tallyOf(record, sheet.value, rows.length)),
  }
}

/**
 * Puts a game with its copies, which are no longer behind. A game whose rules cannot be read keeps the copies it has and
 * is counted nowhere.
 */
export async function saveGame(
  db: YussDatabase,
  record: GameRecord,
  rows: readonly unknown[],
  at = record.updatedAt,
): Promise<void> {
  const behind = (await behindRows(db)).find(({ gameId }) => gameId === record.id)
  const copies = copiesOf(record, rows, Math.max(at, behind?.at ?? 0))
  await Promise.all([
    db.games.put(copies?.game ?? trust({ ...record })),
    copies === null ? db.tallies.delete(record.id) : db.tallies.put(copies.tally),
    ...(behind === undefined ? [] : [db.behind.delete(record.id)]),
  ])
}

/** Makes the tally of a game again, where its record has been put back without one. */
export async function saveTally(db: YussDatabase, gameId: string, rows: readonly unknown[]): Promise<void> {
  const record = gameRecord.read(await db.games.get(gameId))
  const sheet = record.ok ? sheetOf(record.value, rows) : record
  if (record.ok && sheet.ok) await db.tallies.put(withSum(tallyOf(record.value, sheet.value, rows.length)))
  else await db.tallies.delete(gameId)
}

/** Takes a game out of every table; what had been found damaged of it is the answer. */
export async function deleteGameRows(db: YussDatabase, gameId: string): Promise<readonly Damage[]> {
  await db.games.delete(gameId)
  await db.tallies.delete(gameId)
  await db.behind.delete(gameId)
  await deleteLog(db, gameId)
  await db.drafts.bulkDelete([...draftIds(gameId)])
  return forgetDamageOf(db, gameId)
}
