import type { Transaction } from 'dexie'
import type { WriteRow, YussDatabase } from '../database'
import { isJournalled, META, metaValue } from '../meta'
import { isRow } from '../records/record'
import { ALL_ROWS, rowId } from './entry'
import type { JournalEntry } from './entry'

/**
 * Every transaction that changes rows has a number, one more than the one before, and leaves it beside each row that
 * it touched, a deleted one too. So the database and its journal can be told apart row by row, whichever is behind.
 * `atTheEnd` looks once more when everything else is done.
 */
export function numbered<T>(
  db: YussDatabase,
  tables: readonly string[],
  body: () => Promise<T>,
  atTheEnd: () => Promise<void> = () => Promise.resolve(),
): Promise<T> {
  return db.transaction('rw', ['meta', 'writes', ...tables], async (transaction) => {
    db.running.add(transaction)
    try {
      const done = await body()
      await numberWrites(db, transaction)
      await atTheEnd()
      return done
    } finally {
      db.running.delete(transaction)
    }
  })
}

async function numberWrites(db: YussDatabase, transaction: Transaction): Promise<void> {
  const touched = db.touchedIn(transaction.idbtrans).filter(({ table, key }) => isJournalled(table, key))
  if (touched.length === 0) return
  const n = (await lastWrite(db)) + 1
  db.lastNumber = n
  await db.meta.put({ key: META.lastWrite, value: n })
  await db.meta.put({ key: META.journal, value: db.journalled })
  for (const { table, key } of touched)
    if (key === ALL_ROWS) await db.writes.where('id').startsWith(`${table}/`).delete()
  await db.writes.bulkPut(touched.map(({ table, key, gone }) => ({ id: rowId(table, key), n, gone })))
}

/** The number of the last write. */
export async function lastWrite(db: YussDatabase): Promise<number> {
  const value = await metaValue(db, META.lastWrite)
  return typeof value === 'number' ? value : 0
}

/** The rows of `writes` that can be read. */
export const readWrites = (rows: readonly unknown[]): readonly WriteRow[] =>
  rows.flatMap((row) =>
    isRow(row) && typeof row['id'] === 'string' && typeof row['n'] === 'number'
      ? [{ id: row['id'], n: row['n'], gone: row['gone'] === true }]
      : [],
  )

/** Table and key of the row that an id names. */
export function parseRowId(id: string): { readonly table: string; readonly key: string } {
  const at = id.indexOf('/')
  return { table: id.slice(0, at), key: id.slice(at + 1) }
}

/** What was written since a write: the rows as they now stand, and up to which write that is everything. */
export interface Pending {
  readonly entries: readonly JournalEntry[]
  readonly through: number
  /** Something was deleted for good, a draft apart. */
  readonly purge: boolean
  /** The database was emptied: what was written since may be gone. */
  readonly isEmptied: boolean
}

export function pendingSince(db: YussDatabase, after: number): Promise<Pending> {
  return db.transaction('r', db.tables, async () => {
    const writes = readWrites(await db.writes.where('n').above(after).toArray())
    const entries: JournalEntry[] = []
    for (const { id, n, gone } of writes) {
      const { table, key } = parseRowId(id)
      const row: unknown = gone ? null : await db.table(table).get(key)
      // A row that should be there and is not has been damaged: the journal's is the better one.
      if (row !== undefined) entries.push({ table, key, n, row })
    }
    const purge = writes.some(({ id, gone }) => gone && parseRowId(id).table !== 'drafts')
    const through = await lastWrite(db)
    // Asked last, so that nothing read before can have been missing unnoticed.
    const isEmptied = through < after || (await metaValue(db, META.device)) === undefined
    return { entries, through, purge, isEmptied }
  })
}
