import type { DurableDatabase } from './database'
import type { Writing } from './marked'
import { lastMoment, putMoment } from './moment'
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
 * not give their clocks again, as the time is part of it.
 */
export async function markedWrite<T>(
  db: DurableDatabase,
  { task, tables, atTheEnd }: Write,
  body: (writing: Writing) => Promise<T>,
): Promise<Written<T>> {
  const writing: Writing = { epoch: 0, clock: 0, records: new Map(), isErasing: false }
  const value = await taskTransaction(db, task, { mode: 'rw', tables: ['meta', 'gone', ...tables] }, async (one) => {
    const last = await lastMoment(db)
    writing.epoch = last.epoch
    writing.clock = Math.max(last.clock, Date.now())
    db.writings.set(one.idbtrans, writing)
    const done = await body(writing)
    if (writing.records.size > 0) await putMoment(db, writing)
    await atTheEnd?.()
    return done
  })
  const { epoch, records } = writing
  db.epoch = Math.max(db.epoch, epoch)
  db.unsent.push(...records.values())
  return { value, epoch }
}
