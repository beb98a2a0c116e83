import { Dexie } from 'dexie'
import { isRow } from '../core/row'
import type { DurableDatabase } from './database'
import { KEYS } from './keys'
import { metaValue } from './meta'
import { currentEpoch } from './moment'

const STAYS: readonly string[] = [KEYS.device, KEYS.minWriter, KEYS.moment, KEYS.replica]

/** Empties every table, in one transaction over all of them, and begins an epoch, so that no older row comes back. */
export async function eraseAll(db: DurableDatabase): Promise<void> {
  const writing = db.writings.get(Dexie.currentTransaction.idbtrans)
  if (writing === undefined) throw new Error('expected to erase within a write')
  writing.isErasing = true
  await emptyTables(db)
  writing.isErasing = false
  writing.records.clear()
  writing.clock += 1
  writing.epoch = writing.clock
  // The rows that remain are written again in the new epoch.
  for (const row of await db.meta.toArray()) await db.table('meta').put(row)
}

/** Deletes everything but the id of this device and the last clock. */
export async function emptyTables(db: DurableDatabase): Promise<void> {
  for (const { name } of db.tables) if (name !== 'meta') await db.table(name).clear()
  const keys = (await db.meta.toArray()).map((row) => (isRow(row) ? String(row['key']) : ''))
  await db.meta.bulkDelete(keys.filter((key) => !STAYS.includes(key)))
}

/** Returns whether the second copy may still hold erased rows. It is emptied as soon as it can be reached. */
export async function erasureIsPending(db: DurableDatabase): Promise<boolean> {
  const held = await metaValue(db, KEYS.replica)
  return held !== undefined && held !== (await currentEpoch(db))
}
