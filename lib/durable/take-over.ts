import type { DurableDatabase } from './database'
import { ALL_ROWS, type JournalEntry } from './journal/entry'
import { keyOf } from './keyed-rows'

/**
 * Takes a row over from another copy, within a transaction that writes. A table that only newer code knows stays where it
 * is. Whether it was taken: an index that lets no two rows have one place refuses what has lost its place meanwhile, and
 * what does not name its key has none.
 */
export async function takeOver(db: DurableDatabase, { table, key, row }: JournalEntry): Promise<boolean> {
  const isKnown = db.tables.some(({ name }) => name === table)
  if (!isKnown || key === ALL_ROWS) return true
  if (row !== null) return keyOf(db, table, row) === key && putIfFree(db, table, row)
  await db.table(table).delete(key)
  return true
}

/** Puts a row, where no other has its place. */
export async function putIfFree(db: DurableDatabase, table: string, row: unknown): Promise<boolean> {
  try {
    await db.table(table).put(row)
    return true
  } catch (error) {
    if (error instanceof Error && error.name === 'ConstraintError') return false
    throw error
  }
}
