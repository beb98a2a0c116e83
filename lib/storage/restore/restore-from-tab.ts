import { err, ok } from '../../core/result'
import { stampWriter } from '../../durable/meta'
import { withMissingCode } from '../../durable/needed'
import type { Stored } from '../../durable/problem'
import { markedWrite } from '../../durable/transact'
import type { Connection } from '../database/connection'
import type { YussDatabase } from '../database/database'
import { META } from '../database/meta'
import { GAME_TABLES } from '../games/save-game'
import { putWholeGame, readBundles, type GameBundle } from '../games/write-whole'

/**
 * Restores games as this tab last saw them into storage that the browser has emptied, and stamps it as the same device again.
 * Until then nothing may be written, because rows that are gone could be mistaken for rows that never existed. One transaction
 * does all this, so that the games never seem to have been deleted. Returns the number of games.
 */
export async function restoreFromTab(connection: Connection, bundles: readonly GameBundle[]): Promise<Stored<number>> {
  const games = await withMissingCode(async () => readBundles(bundles))
  if (!games.ok) return games
  const put = await connection.run(async (db, task) => {
    const { value } = await markedWrite(
      db,
      { task, tables: [...GAME_TABLES, 'registers'], read: async () => null },
      async (_, refused) => {
        if (refused !== null && refused.code !== 'evicted') return err(refused)
        if (refused !== null) await writeMetaAgain(db, connection.device())
        for (const game of games.value) await putWholeGame(db, game)
        return ok(games.value.length)
      },
    )
    return value
  })
  if (put.ok) await connection.secure()
  return put
}

async function writeMetaAgain(db: YussDatabase, device: string | null): Promise<void> {
  if (device === null) return
  await stampWriter(db)
  await db.meta.bulkPut([
    { key: META.device, value: device },
    { key: META.example, value: 'removed' },
  ])
}
