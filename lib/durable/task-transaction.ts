import type { Transaction } from 'dexie'
import type { DurableDatabase } from './database'
import type { Task } from './task'

/** The mode of a transaction, and the tables it may use. */
export interface Reach {
  readonly mode: 'r' | 'rw'
  readonly tables: readonly string[]
}

/**
 * Runs a transaction that ends with its task: left open after its task was given up, it would block its tables for all
 * others, even in other tabs, until this tab closes.
 */
export function taskTransaction<T>(
  db: DurableDatabase,
  task: Task,
  { mode, tables }: Reach,
  body: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  return db.transaction(mode, [...tables], async (transaction) => {
    task.transactions.add(transaction)
    db.tasks.set(transaction.idbtrans, task)
    try {
      return await body(transaction)
    } finally {
      task.transactions.delete(transaction)
    }
  })
}

/** All tables of a database. */
export const allTables = (db: DurableDatabase): readonly string[] => db.tables.map(({ name }) => name)
