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

/** Returns a number in `meta`; 0 if there is none. */
export async function metaNumber(db: DurableDatabase, key: string): Promise<number> {
  const value = await metaValue(db, key)
  return typeof value === 'number' ? value : 0
}

/** Returns the lowest writer number that may write here. */
export const minWriter = (db: DurableDatabase): Promise<number> => metaNumber(db, KEYS.minWriter)

/** Stamps the database with the number of this writer, so that older code stops writing. */
export async function stampWriter(db: DurableDatabase): Promise<void> {
  const { writer } = db.schema
  if ((await minWriter(db)) < writer) await db.meta.put({ key: KEYS.minWriter, value: writer })
}

/** Tells whether the database is stamped. A new or emptied one is not. */
export const isStamped = async (db: DurableDatabase): Promise<boolean> =>
  (await metaValue(db, KEYS.device)) !== undefined

/** Returns why a transaction may not write: newer code has taken over, or the rows are gone. `null` if it may write. */
export async function refusal(db: DurableDatabase): Promise<StorageProblem | null> {
  const [least, device] = await metaValues(db, [KEYS.minWriter, KEYS.device])
  return refusalOf(db, least, device)
}

/** Returns the same, given the two values of `meta`. */
export function refusalOf({ schema: { writer } }: DurableDatabase, least: unknown, device: unknown) {
  if (typeof least === 'number' && least > writer)
    return storageProblem('stale-writer', `writer ${writer}, least ${least}`)
  return device === undefined ? storageProblem('evicted') : null
}
