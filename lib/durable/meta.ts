import { isRow } from '../core/row'
import type { DurableDatabase } from './database'
import { KEYS } from './keys'
import { storageProblem, type StorageProblem } from './problem'

/** Returns the value of a row of `meta`; `undefined` where there is none. */
export async function metaValue(db: DurableDatabase, key: string): Promise<unknown> {
  const row = await db.meta.get(key)
  return isRow(row) ? row['value'] : undefined
}

/** Returns the values of several rows of `meta`, read in one call. */
export async function metaValues(db: DurableDatabase, keys: readonly string[]): Promise<readonly unknown[]> {
  const rows: readonly unknown[] = await db.meta.bulkGet([...keys])
  return rows.map((row) => (isRow(row) ? row['value'] : undefined))
}

/** The two facts by which code knows whether it may write here. */
export interface Stamp {
  /** The id of the device; `undefined` in a new database, and in one that was emptied. */
  readonly device: unknown
  /** The least writer that may write here; 0 if there is none. */
  readonly least: number
}

/** The keys of `meta` from which `stampOf` makes a stamp. */
export const STAMP_KEYS = [KEYS.device, KEYS.minWriter] as const

/** Returns the stamp in the values of `STAMP_KEYS`. */
export const stampOf = (device: unknown, least: unknown): Stamp => ({
  device,
  least: typeof least === 'number' ? least : 0,
})

/** Reads the stamp of the database. */
export async function readStamp(db: DurableDatabase): Promise<Stamp> {
  const [device, least] = await metaValues(db, STAMP_KEYS)
  return stampOf(device, least)
}

/** Stamps the database with the number of this writer, so that older code stops writing. */
export async function stampWriter(db: DurableDatabase): Promise<void> {
  const { writer } = db.schema
  if ((await readStamp(db)).least < writer) await db.meta.put({ key: KEYS.minWriter, value: writer })
}

/** Returns why a transaction may not write: newer code has taken over, or the rows are gone. `null` if it may write. */
export const refusal = async (db: DurableDatabase): Promise<StorageProblem | null> => refusalOf(db, await readStamp(db))

/** Returns the same, given the stamp. */
export function refusalOf({ schema: { writer } }: DurableDatabase, { device, least }: Stamp): StorageProblem | null {
  if (least > writer) return storageProblem('stale-writer', `writer ${writer}, least ${least}`)
  return device === undefined ? storageProblem('evicted') : null
}
