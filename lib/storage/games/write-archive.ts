import { err, ok } from '../../core/result'
import { type Stored, storageProblem } from '../../durable/problem'
import { transact } from '../../durable/transact'
import type { Connection } from '../database/connection'
import { logRows } from '../database/log-rows'
import { gameRecord } from '../records/game'
import { ARCHIVED, withoutArchived } from '../sheet/archived'
import { GAME_TABLES, saveGame } from './save-game'

/** Archives a game, or moves it back to the list. Nothing else changes, and it still counts in the statistics. */
export function setArchived(
  connection: Connection,
  gameId: string,
  shelf: 'listed' | 'archived',
): Promise<Stored<null>> {
  return transact(connection, GAME_TABLES, async (db) => {
    const row = await db.games.get(gameId)
    if (row === undefined) return err(storageProblem('missing', gameId))
    const record = gameRecord.read(row)
    if (!record.ok)
      return err(storageProblem(record.error.why === 'newer' ? 'newer' : 'unreadable', record.error.place))
    const extra = withoutArchived(record.value.extra)
    const kept = { ...record.value, extra: shelf === 'archived' ? { ...extra, [ARCHIVED]: true } : extra }
    await saveGame(db, kept, await logRows(db, gameId))
    return ok(null)
  })
}
