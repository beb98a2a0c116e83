import { err, ok } from '../engine/result'
import type { Connection, Stored } from './connection'
import type { YussDatabase } from './database'
import { GAME_TABLES, keepGame } from './keep'
import { gameRecord } from './records/game'
import { readTally } from './records/tally'
import { META, metaValue } from './stamp'
import { SUMMARY_STAMP } from './summary'
import { TALLY_STAMP } from './tally'
import { logRows, transact } from './transact'
import { read } from './watch'

/** What the copies of every game were last made by. */
const COPIES = `${SUMMARY_STAMP}.${TALLY_STAMP}`

/** Games looked at in one transaction: a hand that is saved meanwhile does not wait long. */
const BATCH = 50

/** Makes the copies anew where this phone's were made by other code; where they were not, it costs one look. How many it made. */
export async function refreshCopies(connection: Connection): Promise<Stored<number>> {
  const found = await read(connection, (db) => metaValue(db, META.copies))
  if (!found.ok) return found
  return found.value === COPIES ? ok(0) : refreshSummaries(connection)
}

/** Looks at every game and makes the copies of those anew that other code made, or that are damaged. How many it made. */
export async function refreshSummaries(connection: Connection): Promise<Stored<number>> {
  const ids = await read(connection, async (db) => (await db.games.toCollection().primaryKeys()).map(String))
  if (!ids.ok) return ids
  let made = 0
  for (let from = 0; from < ids.value.length; from += BATCH) {
    const batch = await refreshBatch(connection, ids.value.slice(from, from + BATCH))
    if (!batch.ok) return batch
    made += batch.value
  }
  const stamped = await stampCopies(connection)
  return stamped.ok ? ok(made) : err(stamped.error)
}

function refreshBatch(connection: Connection, ids: readonly string[]): Promise<Stored<number>> {
  return transact(connection, GAME_TABLES, async (db) => {
    const rows = await db.games.bulkGet([...ids])
    const tallies = await db.tallies.bulkGet([...ids])
    const old = rows.flatMap((row, index) => {
      const record = gameRecord.read(row)
      if (!record.ok) return []
      const isFresh = record.value.summary?.stamp === SUMMARY_STAMP && readTally(tallies[index], TALLY_STAMP) !== null
      return isFresh ? [] : [record.value]
    })
    for (const record of old) await keepGame(db, record, await logRows(db, record.id))
    return ok(old.length)
  })
}

/** Copies whose game is gone go with it. */
function stampCopies(connection: Connection): Promise<Stored<null>> {
  return transact(connection, GAME_TABLES, async (db) => {
    await db.tallies.bulkDelete([...(await strayTallies(db))])
    await db.meta.put({ key: META.copies, value: COPIES })
    return ok(null)
  })
}

async function strayTallies(db: YussDatabase): Promise<readonly string[]> {
  const games = new Set(await db.games.toCollection().primaryKeys())
  return (await db.tallies.toCollection().primaryKeys()).filter((id) => !games.has(id))
}
