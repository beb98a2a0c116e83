import type { DurableDatabase } from './database'
import type { Writing } from './marked'
import { putMoment, standing } from './moment'
import type { StorageProblem } from './problem'
import type { Task } from './task'
import { taskTransaction } from './task-transaction'

/** A transaction that writes: for which piece of work, to which tables, and what is looked at when all is done. */
export interface Write {
  readonly task: Task
  readonly tables: readonly string[]
  readonly atTheEnd?: () => Promise<void>
}

/** The result of a write, and the epoch that it belongs to. */
export interface Written<T> {
  readonly value: T
  readonly epoch: number
}

/**
 * Does one transaction that writes. Its rows are marked with a clock that is greater than that of every write before, whatever
 * the phone's own clock says, and once it has completed they wait for the replica. A database that lost its last writes does
 * not give their clocks again, as the time is part of it. `body` is told why nothing may be written, where that is so.
 */
export async function markedWrite<T>(
  db: DurableDatabase,
  { task, tables, atTheEnd }: Write,
  body: (writing: Writing, refused: StorageProblem | null) => Promise<T>,
): Promise<Written<T>> {
  const writing: Writing = { epoch: 0, clock: 0, records: new Map(), isErasing: false }
  const value = await taskTransaction(db, task, { mode: 'rw', tables: ['meta', 'gone', ...tables] }, async (one) => {
    const { last, refused } = await standing(db)
    writing.epoch = last.epoch
    writing.clock = Math.max(last.clock, Date.now())
    db.writings.set(one.idbtrans, writing)
    const done = await body(writing, refused)
    // The database answers in order: what is looked at sees all that was written.
    await Promise.all([...(writing.records.size > 0 ? [putMoment(db, writing)] : []), atTheEnd?.()])
    return done
  })
  const { epoch, records } = writing
  db.epoch = Math.max(db.epoch, epoch)
  db.unsent.push(...records.values())
  return { value, epoch }
}
