import type { DurableDatabase } from './database'
import { beginEpoch, epochOf } from './journal/epoch'
import { KEYS } from './keys'
import { metaNumber } from './meta'
import { lastWrite } from './numbers'
import { isRow } from './row'

const STAYS: readonly string[] = [KEYS.device, KEYS.minWriter, KEYS.lastWrite, KEYS.journal]

/** Empties every table, within a transaction over all of them that writes, and begins an epoch: nothing from before comes back. */
export async function eraseAll(db: DurableDatabase): Promise<void> {
  const [chance = 0] = crypto.getRandomValues(new Uint16Array(1))
  await db.meta.put({ key: KEYS.lastWrite, value: beginEpoch(await lastWrite(db), chance / 2 ** 16) })
  await emptyTables(db)
  // What stays is written in the new epoch.
  for (const row of await db.meta.toArray()) await db.table('meta').put(row)
}

/** In which epoch the database is: another after everything was deleted. */
export const currentEpoch = async (db: DurableDatabase): Promise<number> => epochOf(await lastWrite(db))

/** Leaves nothing but who this phone is, and how far it has counted. */
export async function emptyTables(db: DurableDatabase): Promise<void> {
  for (const { name } of db.tables) if (name !== 'meta') await db.table(name).clear()
  const keys = (await db.meta.toArray()).map((row) => (isRow(row) ? String(row['key']) : ''))
  await db.meta.bulkDelete(keys.filter((key) => !STAYS.includes(key)))
}

/** Whether the second copy may still hold what was erased: it could not be reached, and is emptied as soon as it can. */
export async function erasureIsPending(db: DurableDatabase): Promise<boolean> {
  const held = await metaNumber(db, KEYS.journal)
  return held > 0 && epochOf(held) !== epochOf(await lastWrite(db))
}
