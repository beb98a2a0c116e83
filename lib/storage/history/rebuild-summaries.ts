import { err, ok } from '../../core/result'
import type { Stored } from '../../durable/problem'
import { isIntact } from '../../durable/replica/summed'
import { transact } from '../../durable/transact'
import { read } from '../../durable/watch'
import type { Connection } from '../database/connection'
import type { YussDatabase } from '../database/database'
import { isDeleted } from '../database/deleted'
import { logRows } from '../database/log-rows'
import { META } from '../database/meta'
import { DERIVED_STAMPS, SUMMARY_STAMP, TALLY_STAMP } from '../database/stamps'
import { GAME_TABLES, saveGame } from '../games/save-game'
import { putWholeGame } from '../games/write-whole'
import { gameRecord } from '../records/game'
import { readTally } from '../records/tally'
import { keptGame } from '../sharing/kept-file'

/** The number of games in one transaction: few, so that a hand saved meanwhile does not wait long. */
const BATCH = 20

/**
 * Checks every game, and rebuilds derived rows that are damaged or were made by other code. Returns how many games were
 * rebuilt.
 */
export async function rebuildAllSummaries(connection: Connection): Promise<Stored<number>> {
  const ids = await read(connection, async (db) => (await db.games.toCollection().primaryKeys()).map(String))
  if (!ids.ok) return ids
  const made = await rebuildSummaries(connection, ids.value)
  if (!made.ok) return made
  const stamped = await stampSummaries(connection)
  return stamped.ok ? made : err(stamped.error)
}

/** Rebuilds the derived rows of some games if needed. Returns how many games were rebuilt. */
export async function rebuildSummaries(connection: Connection, ids: readonly string[]): Promise<Stored<number>> {
  let made = 0
  for (let from = 0; from < ids.length; from += BATCH) {
    const batch = await rebuildBatch(connection, ids.slice(from, from + BATCH))
    if (!batch.ok) return batch
    made += batch.value
  }
  return ok(made)
}

function rebuildBatch(connection: Connection, ids: readonly string[]): Promise<Stored<number>> {
  return transact(connection, [...GAME_TABLES, 'registers'], async (db) => {
    for (const id of ids) await readKept(db, id)
    const [rows, tallies] = [await db.games.bulkGet([...ids]), await db.tallies.bulkGet([...ids])]
    const old = ids
      .map((id, index) => ({ id, game: gameRecord.read(rows[index]), tally: tallies[index] }))
      .filter(isOld)
    for (const { id, game } of old)
      if (game.ok) await saveGame(db, game.value, await logRows(db, id))
      else await db.tallies.delete(id)
    return ok(old.length)
  })
}

/** Replaces a game that was kept as its file by an ordinary game, if it can be read now. */
async function readKept(db: YussDatabase, id: string): Promise<void> {
  const game = keptGame(await db.games.get(id), Date.now())
  if (game === null) return
  await db.games.delete(id)
  if (!(await isDeleted(db, game.record.id))) await putWholeGame(db, { game: game.record, changes: game.changes })
}

interface DerivedRows {
  readonly game: ReturnType<typeof gameRecord.read>
  readonly tally: unknown
}

/** Tells whether derived rows must be rebuilt. An unreadable game has none to rebuild: only a damaged tally is deleted. */
function isOld({ game, tally }: DerivedRows): boolean {
  const isWhole = readTally(tally, TALLY_STAMP) !== null && isIntact(tally)
  return game.ok ? game.value.summary?.stamp !== SUMMARY_STAMP || !isWhole : tally !== undefined && !isWhole
}

/** Stamps the derived rows as up to date, and deletes tallies whose game is gone. */
function stampSummaries(connection: Connection): Promise<Stored<null>> {
  return transact(connection, GAME_TABLES, async (db) => {
    await db.tallies.bulkDelete([...(await strayTallies(db))])
    await db.meta.put({ key: META.summaries, value: DERIVED_STAMPS })
    return ok(null)
  })
}

async function strayTallies(db: YussDatabase): Promise<readonly string[]> {
  const games = new Set(await db.games.toCollection().primaryKeys())
  return (await db.tallies.toCollection().primaryKeys()).filter((id) => !games.has(id))
}
