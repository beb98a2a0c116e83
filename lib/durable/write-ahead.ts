import type { DurableDatabase } from './database'
import { putMoment, readMoment } from './moment'
import { inTransaction, type Write, type WriteResult } from './transact'

/** A write that does not wait for what is read. If `isRight` says no to that, the write is taken back and done again after the read. */
interface WriteAhead<D, F, T> {
  readonly write: (db: D) => Promise<T>
  readonly isRight: (found: F) => boolean
  /** Called when only the disk is still at work, so that the screen can draw meanwhile. */
  readonly onCommit: () => void
}

/** Aborts a transaction that wrote ahead of what it read, and was not right. */
class NotAsExpectedError extends Error {}

/** Returns a write that asks for what has to be read and writes at once, in one transaction. */
export const writeAhead =
  <D extends DurableDatabase, F, T>({ write, isRight, onCommit }: WriteAhead<D, F, T>) =>
  async (db: D, { task, tables, read, atTheEnd }: Write<F>): Promise<WriteResult<T> | null> => {
    const expected = { epoch: db.epoch, clock: Date.now() }
    const written = inTransaction(db, { task, tables }, async (writing, begin, { idbtrans }) => {
      const reading = Promise.all([readMoment(db), read()])
      begin(expected)
      const writes = Promise.all([write(db), atTheEnd?.()])
      // If the row exists already, the check of what was read fails first.
      writes.catch(() => null)
      const [{ last, refused }, found] = await reading
      const isNext = last.epoch === expected.epoch && last.clock <= expected.clock
      if (refused !== null || !isNext || !isRight(found)) throw new NotAsExpectedError()
      const [value] = await writes
      const moment = putMoment(db, writing)
      // Without this, the browser would wait for a busy screen before it commits.
      idbtrans.commit()
      onCommit()
      await moment
      return value
    })
    return written.catch((error: unknown) => {
      if (error instanceof NotAsExpectedError) return null
      throw error
    })
  }
