import { newId } from '../../core/ids'
import { ok } from '../../core/result'
import { currentEpoch } from '../../durable/moment'
import type { Stored } from '../../durable/problem'
import { soundRow } from '../../durable/replica/record'
import { transact } from '../../durable/transact'
import { MOST_CHANGES } from '../../format/limits'
import { lacking, union } from '../../log/union'
import type { Connection } from '../database/connection'
import type { YussDatabase } from '../database/database'
import { isDeleted } from '../database/deleted'
import { entryKey, logRows, putAdded } from '../database/log-rows'
import { LOG_ROWS, sameRows } from '../database/unite-rows'
import { placeInLists, GAME_TABLES, saveGame } from '../games/save-game'
import { gameRecord, type GameRecord } from '../records/game'
import type { EntryRecord } from '../records/record-types'
import { beginsOtherwise } from '../sheet/set-up'
import { sheetOf } from '../sheet/sheet'

/** The entries of one game from another device, each read and cleaned. */
export interface Taken {
  readonly gameId: string
  /** The set-up of the game; `null` if it did not come. */
  readonly setUp: GameRecord | null
  readonly entries: readonly EntryRecord[]
}

/**
 * Adds entries from other devices to the logs here, in one transaction. A game here keeps its set-up, and a game deleted here
 * stays deleted. A game that is not here and came without its set-up is not saved. `epoch` is that of the request: if everything
 * has been deleted since, nothing is written. Returns the ids of games whose set-up was kept out because the game here begins
 * otherwise.
 */
export function takeEntries(
  connection: Connection,
  games: readonly Taken[],
  epoch: number,
): Promise<Stored<readonly string[]>> {
  const device = newId()
  const at = Date.now()
  return transact(connection, [...GAME_TABLES, 'registers'], async (db) => {
    if ((await currentEpoch(db)) !== epoch) return ok([])
    const otherwise: string[] = []
    for (const game of games) if (await takeGame(db, game, device, at)) otherwise.push(game.gameId)
    return ok(otherwise)
  })
}

/** Takes the entries of one game. Returns whether its set-up was kept out because the game here begins otherwise. */
async function takeGame(
  db: YussDatabase,
  { gameId, setUp, entries }: Taken,
  device: string,
  at: number,
): Promise<boolean> {
  if (await isDeleted(db, gameId)) return false
  const row = soundRow(await db.games.get(gameId))
  const found = row === undefined ? null : gameRecord.read(row)
  // A game that newer code wrote, or whose form is damaged, is not changed.
  if (found !== null && !found.ok) return false
  const record = found?.value ?? (setUp && { ...setUp, device })
  if (record === null) return false
  const isOtherwise = found !== null && setUp !== null && beginsOtherwise(found.value, setUp)
  const before = await logRows(db, gameId)
  // In order, so that a full log keeps the first ones.
  const news = lacking(await sameRows(db, entries), union(entries), LOG_ROWS)
  const adds = news.slice(0, Math.max(0, MOST_CHANGES - before.length))
  if (found !== null && adds.length === 0) return isOtherwise
  await putAdded(db, adds)
  const rows = await logRows(db, gameId)
  if (found === null && !sheetOf(record, rows).ok) await db.entries.bulkDelete(adds.map(entryKey))
  else await saveGame(db, { ...record, updatedAt: await placeInLists(db, at) }, rows)
  return isOtherwise
}
