import type { DurableDatabase } from './database'
import type { Writing } from './marked'
import { putMoment, readMoment } from './moment'
import type { StorageProblem } from './problem'
import type { Task } from './task'
import { taskTransaction } from './task-transaction'

/** A transaction that writes: its task, its tables, the rows to read first, and a check to run at the end. */
export interface Write<F> {
  readonly task: Task
  readonly tables: readonly string[]
  readonly read: () => Promise<F>
  readonly atTheEnd?: () => Promise<void>
}

/** The result of a write, and its epoch. */
export interface Written<T> {
  readonly value: T
  readonly epoch: number
}

/**
 * Runs one transaction that writes. Its rows get a clock greater than that of every earlier write, even if the device's clock
 * was set back. When it has completed, they wait for the replica. The clock contains the time, so a database that lost its last
 * writes does not use their clocks again. `body` receives the reason if nothing may be written, else `null`, and what was read.
 */
export async function markedWrite<T, F>(
  db: DurableDatabase,
  { task, tables, read, atTheEnd }: Write<F>,
  body: (writing: Writing, refused: StorageProblem | null, found: F) => Promise<T>,
): Promise<Written<T>> {
  const writing: Writing = { epoch: 0, clock: 0, records: new Map(), isErasing: false }
  const value = await taskTransaction(db, task, { mode: 'rw', tables: ['meta', 'gone', ...tables] }, async (one) => {
    // Read together, because each answer takes long on a slow device.
    const [{ last, refused }, found] = await Promise.all([readMoment(db), read()])
    writing.epoch = last.epoch
    writing.clock = Math.max(last.clock, Date.now())
    db.writings.set(one.idbtrans, writing)
    const done = await body(writing, refused, found)
    // The database works in order, so the check sees everything that was written.
    await Promise.all([...(writing.records.size > 0 ? [putMoment(db, writing)] : []), atTheEnd?.()])
    return done
  })
  const { epoch, records } = writing
  db.epoch = Math.max(db.epoch, epoch)
  db.unsent.push(...records.values())
  return { value, epoch }
}
