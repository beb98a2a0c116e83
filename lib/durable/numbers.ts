import type { Transaction } from 'dexie'
import type { DurableDatabase } from './database'
import { ALL_ROWS, parseRowId, rowId, type JournalEntry, type WriteRow } from './journal/entry'
import { KEYS } from './keys'
import { isStamped, metaNumber } from './meta'
import { isRow } from './row'
import type { Task } from './task'
import { allTables, taskTransaction } from './task-transaction'

/** A transaction that writes: for which piece of work, to which tables beside `meta`, and what is looked at when all is done. */
export interface Write {
  readonly task: Task
  readonly tables: readonly string[]
  readonly atTheEnd?: () => Promise<void>
}

/**
 * Every transaction that changes rows has a number, greater than the one before, and leaves it beside each row that
 * it touched, a deleted one too. So the database and its journal can be told apart row by row, whichever is behind.
 */
export function numbered<T>(
  db: DurableDatabase,
  { task, tables, atTheEnd }: Write,
  body: () => Promise<T>,
): Promise<T> {
  return taskTransaction(db, task, { mode: 'rw', tables: ['meta', 'writes', ...tables] }, async (transaction) => {
    const done = await body()
    await numberWrites(db, transaction)
    await atTheEnd?.()
    return done
  })
}

async function numberWrites(db: DurableDatabase, transaction: Transaction): Promise<void> {
  const touched = db.touchedIn(transaction.idbtrans).filter(({ table, key }) => db.isJournalled(table, key))
  if (touched.length === 0) return
  const n = (await lastWrite(db)) + 1
  db.lastNumber = n
  if (db.uncompared === 0) db.uncompared = n
  for (const { table, key } of touched)
    if (key === ALL_ROWS) await db.writes.where('id').startsWith(`${table}/`).delete()
  const journalled = db.journalled > 0 ? [{ key: KEYS.journal, value: db.journalled }] : []
  await Promise.all([
    db.meta.bulkPut([{ key: KEYS.lastWrite, value: n }, ...journalled]),
    db.writes.bulkPut(touched.map(({ table, key, gone }) => ({ id: rowId(table, key), n, gone }))),
  ])
}

/** The number of the last write. */
export const lastWrite = (db: DurableDatabase): Promise<number> => metaNumber(db, KEYS.lastWrite)

/** The rows of `writes` that can be read. */
export const readWrites = (rows: readonly unknown[]): readonly WriteRow[] =>
  rows.flatMap((row) =>
    isRow(row) && typeof row['id'] === 'string' && typeof row['n'] === 'number'
      ? [{ id: row['id'], n: row['n'], gone: row['gone'] === true }]
      : [],
  )

/** What was written since a write: the rows as they now stand, and up to which write that is everything. */
export interface Pending {
  readonly entries: readonly JournalEntry[]
  readonly through: number
  /** Something was deleted for good. */
  readonly purge: boolean
  /** The database was emptied: what was written since may be gone. */
  readonly isEmptied: boolean
}

export function pendingSince(db: DurableDatabase, task: Task, after: number): Promise<Pending> {
  return taskTransaction(db, task, { mode: 'r', tables: allTables(db) }, async () => {
    const writes = readWrites(await db.writes.where('n').above(after).toArray())
    const entries: JournalEntry[] = []
    for (const { id, n, gone } of writes) {
      const { table, key } = parseRowId(id)
      const row: unknown = gone || key === ALL_ROWS ? null : await db.table(table).get(key)
      // A row that should be there and is not has been damaged: the journal's is the better one.
      if (row !== undefined) entries.push({ table, key, n, row })
    }
    const through = await lastWrite(db)
    // Asked last, so that nothing read before can have been missing unnoticed.
    const isEmptied = through < after || !(await isStamped(db))
    return { entries, through, purge: hasPurged(db, entries), isEmptied }
  })
}

/** Whether something was deleted of which nothing may be left. */
export const hasPurged = (db: DurableDatabase, entries: readonly JournalEntry[]): boolean =>
  entries.some(({ table, row }) => row === null && !db.schema.passing.includes(table))
