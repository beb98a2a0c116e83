import type { Transaction } from 'dexie'
import { err } from '../core/result'
import type { DurableDatabase, Task } from './database'
import { withMissingCode } from './needed'
import { problemOf, type Stored } from './problem'

/** Work on the open database. Transactions belong to the task. */
export type Work<D, T> = (db: D, task: Task) => PromiseLike<Stored<T>>

/** Does work on the database once, and waits as long as the database answers. */
export const attempt = <D extends DurableDatabase, T>(db: D, work: Work<D, T>): Promise<Stored<T>> =>
  asStored(() => withMissingCode(() => withPatience(db, (task) => work(db, task))))

/** Does the work. Returns a refusal by the browser as a problem, and throws any error that only a bug can cause. */
export async function asStored<T>(work: () => PromiseLike<Stored<T>>): Promise<Stored<T>> {
  try {
    return await work()
  } catch (error) {
    const problem = problemOf(error)
    if (problem === null) throw error
    return err(problem)
  }
}

/** Thrown when the database has been silent for too long. */
export class DatabaseTimeoutError extends Error {
  override readonly name = 'TimeoutError'
}

/** The share of the timeout spent on testing whether the database is silent, or only one piece of work. */
const PROBE = 0.1

/**
 * Waits for a piece of work as long as the database answers it, however long the whole takes; before its turn, as long
 * as the database answers any work. If the database falls silent, the work fails and only its own transactions are
 * aborted, so that they cannot succeed late. The device's clock is not used, because it may be set back meanwhile.
 */
function withPatience<T>(db: DurableDatabase, work: (task: Task) => PromiseLike<T>): Promise<T> {
  const task: Task = { transactions: new Set(), lastAnswer: null }
  const begun = performance.now()
  const lastSign = () => Math.max(begun, (task.transactions.size > 0 ? task.lastAnswer : null) ?? db.lastAnswer)
  return new Promise<T>((resolve, reject) => {
    let timer = setTimeout(check, db.timeout)
    function check(): void {
      const left = lastSign() + db.timeout - performance.now()
      if (left > 0) {
        timer = setTimeout(check, left)
        return
      }
      task.transactions.forEach(abort)
      reject(new DatabaseTimeoutError('the database has fallen silent'))
    }
    const stop = () => clearTimeout(timer)
    work(task).then(resolve, reject).then(stop, stop)
  })
}

/** Aborts a transaction, unless it is being committed: then it can still succeed, and its rows are found when they are read. */
function abort(transaction: Transaction): void {
  try {
    // Not Dexie's own method, after which it would take a commit that succeeds for a failure.
    transaction.idbtrans.abort()
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'InvalidStateError') throw error
  }
}

/** Tells whether the database answers at all, after its silent work was aborted. */
export async function isAnswering(db: DurableDatabase): Promise<boolean> {
  const asked = performance.now()
  let timer: ReturnType<typeof setTimeout> | undefined
  const enough = new Promise((resolve) => (timer = setTimeout(resolve, db.timeout * PROBE)))
  await Promise.race([db.meta.count().catch(() => {}), enough])
  clearTimeout(timer)
  return db.lastAnswer >= asked
}

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
