import type { Transaction } from 'dexie'
import { err, ok } from '../core/result'
import type { Connection } from './connection'
import type { DurableDatabase, TableOf, Task } from './database'
import type { Writing } from './marked'
import { refusal } from './meta'
import { putMoment, readMoment } from './moment'
import { type Stored, type StorageProblem, EmptiedError, storageProblem } from './problem'
import type { Moment } from './replica/record'
import { taskTransaction } from './task'

const TRIES = 3

/**
 * One strict transaction that writes. It answers when the transaction has completed, which is when the rows have
 * reached the disk, and when the replica has them too, where there is one. Nothing is written where newer code has
 * taken over; where the storage was emptied, it is filled from the replica first, and given up as emptied where that
 * happens again and again. `body` may run several times and looks before it writes: it returns a problem only as long
 * as it has written nothing.
 */
export const transact = <D extends DurableDatabase, T>(
  connection: Connection<D>,
  tables: readonly TableOf<D>[],
  body: (db: D) => Promise<Stored<T>>,
): Promise<Stored<T>> => readAndWrite(connection, tables, { read: async () => null, write: body })

/**
 * A write that reads first. `onWritten` gets the answer of `write` once the database has it. The replica waits until `onWritten` is
 * done.
 */
export interface ReadAndWrite<D, F, T> {
  readonly read: (db: D) => Promise<F>
  readonly write: (db: D, found: F) => Promise<Stored<T>>
  /** Writes without waiting for what is read. Returns `null`, with nothing written, if that was not right. */
  readonly ahead?: ((db: D, around: Write<F>) => Promise<WriteResult<T> | null>) | null
  readonly onWritten?: ((value: T) => Promise<void>) | undefined
}

/** Does the same as `transact`, but reads together with what every write has to know: one wait less for the user. */
export async function readAndWrite<D extends DurableDatabase, F, T>(
  connection: Connection<D>,
  tables: readonly TableOf<D>[],
  { read, write, ahead, onWritten }: ReadAndWrite<D, F, T>,
): Promise<Stored<T>> {
  const attempt = () =>
    connection.run<WriteResult<Stored<T>>>(async (db, task) => {
      const around = { task, tables, read: () => read(db), atTheEnd: () => failIfEmptied(db) }
      const early = (await ahead?.(db, around)) ?? null
      if (early !== null) return ok({ ...early, value: ok(early.value) })
      return ok(
        await markedWrite(db, around, (_, refused, found) =>
          refused === null ? write(db, found) : Promise.resolve(err(refused)),
        ),
      )
    })
  for (let tries = 1; ; tries += 1) {
    const done = await attempt()
    const written = done.ok ? done.value.value : done
    if (written.ok) await onWritten?.(written.value)
    const isEmptied = !written.ok && written.error.code === 'evicted'
    // The replica knew that everything had been deleted, where this database did not yet: what was written is gone with the rest.
    const isGone = done.ok && written.ok && (await connection.secure()) > done.value.epoch
    const isAgain = isEmptied ? await connection.recover() : isGone
    if (!isAgain) return written
    if (tries === TRIES) return written.ok ? err(storageProblem('evicted', `${TRIES} times in a row`)) : written
  }
}

/** Rows that were gone before a transaction came to its end would have been read as if there had been none. */
async function failIfEmptied(db: DurableDatabase): Promise<void> {
  if ((await refusal(db))?.code === 'evicted') throw new EmptiedError('emptied in the middle of a write')
}

/** A transaction that writes: its task, its tables, the rows to read first, and a check to run at the end. */
export interface Write<F> {
  readonly task: Task
  readonly tables: readonly string[]
  readonly read: () => Promise<F>
  readonly atTheEnd?: () => Promise<void>
}

/** The result of a write, and its epoch. */
export interface WriteResult<T> {
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
): Promise<WriteResult<T>> {
  return inTransaction(db, { task, tables }, async (writing, begin) => {
    // Read together, because each answer takes long on a slow device.
    const [{ last, refused }, found] = await Promise.all([readMoment(db), read()])
    begin(last)
    const done = await body(writing, refused, found)
    // The database works in order, so the check sees everything that was written.
    await Promise.all([...(writing.records.size > 0 ? [putMoment(db, writing)] : []), atTheEnd?.()])
    return done
  })
}

/** Gives the rows of a transaction clocks later than a moment. */
type Begin = (after: Moment) => void

/** Runs one strict transaction. Its body calls `begin` before it writes. */
export async function inTransaction<T>(
  db: DurableDatabase,
  { task, tables }: Pick<Write<never>, 'task' | 'tables'>,
  body: (writing: Writing, begin: Begin, transaction: Transaction) => Promise<T>,
): Promise<WriteResult<T>> {
  const writing: Writing = { epoch: 0, clock: 0, records: new Map(), isErasing: false }
  const value = await taskTransaction(db, task, { mode: 'rw', tables: ['meta', 'gone', ...tables] }, (one) => {
    const begin = ({ epoch, clock }: Moment) => {
      writing.epoch = epoch
      writing.clock = Math.max(clock, Date.now())
      db.writings.set(one.idbtrans, writing)
    }
    return body(writing, begin, one)
  })
  const { epoch, records } = writing
  db.epoch = Math.max(db.epoch, epoch)
  db.unsent.push(...records.values())
  return { value, epoch }
}
