import { Dexie } from 'dexie'
import type { DurableDatabase } from './database'
import { KEYS } from './keys'
import { metaValue } from './meta'
import { currentEpoch } from './moment'
import { isRow } from './replica/row'

const STAYS: readonly string[] = [KEYS.device, KEYS.minWriter, KEYS.moment, KEYS.replica]

/** Empties every table, within a transaction over all of them that writes, and begins an epoch: nothing from before comes back. */
export async function eraseAll(db: DurableDatabase): Promise<void> {
  const writing = db.writings.get(Dexie.currentTransaction.idbtrans)
  if (writing === undefined) throw new Error('expected to erase within a write')
  writing.isErasing = true
  await emptyTables(db)
  writing.isErasing = false
  writing.records.clear()
  writing.clock += 1
  writing.epoch = writing.clock
  // What stays is written in the new epoch.
  for (const row of await db.meta.toArray()) await db.table('meta').put(row)
}

/** Leaves nothing but who this phone is, and how far it has counted. */
export async function emptyTables(db: DurableDatabase): Promise<void> {
  for (const { name } of db.tables) if (name !== 'meta') await db.table(name).clear()
  const keys = (await db.meta.toArray()).map((row) => (isRow(row) ? String(row['key']) : ''))
  await db.meta.bulkDelete(keys.filter((key) => !STAYS.includes(key)))
}

/** Returns whether the second copy may still hold what was erased: it could not be reached, and is emptied as soon as it can. */
export async function erasureIsPending(db: DurableDatabase): Promise<boolean> {
  const held = await metaValue(db, KEYS.replica)
  return held !== undefined && held !== (await currentEpoch(db))
}
