import { additionOf } from './addition'
import type { App } from './app'
import type { DurableDatabase } from './database'
import { KEYS } from './keys'
import { metaValue } from './meta'
import { DatabaseLostError, workOnDatabase } from './on-database'
import type { Stored } from './problem'
import { reconcile } from './reconcile'
import type { Replica, ReplicaFile } from './replica/replica'
import { taskTransaction } from './task'

/** Keeps the replica up to date with the database of this tab. Errors of the replica never reach the caller. */
export interface CopyKeeper<D extends DurableDatabase> {
  /** Compares the two and adds what either lacks. */
  readonly compare: (db: D) => Promise<void>
  /**
   * Sends what this tab has written to the replica. Resolves when that is on the disk, or when the replica cannot be reached,
   * with the current epoch: rows written in an older epoch are gone.
   */
  readonly secure: () => Promise<number>
  /** Asks for another comparison, because the browser closed the database. */
  readonly compareAgain: () => void
}

/** Opens the database, and gives up a connection that was lost. */
export interface DatabaseAccess<D> {
  readonly open: () => Promise<Stored<D>>
  readonly renew: () => Promise<void>
}

const TRIES = 3

/**
 * Returns the keeper of the replica. All work on the replica waits in the queue of one lock, which all tabs share. Work that
 * holds the lock never waits for the database to open: it releases the lock, opens the database, and queues again.
 */
export function copyKeeper<D extends DurableDatabase>(
  app: App<D>,
  replica: Replica,
  way: DatabaseAccess<D>,
): CopyKeeper<D> {
  let isCompared = false
  let epoch = 0
  let noted: number | null = null
  let waiting: Promise<void> | null = null
  let running: Promise<unknown> = Promise.resolve()

  async function compare(db: D, file: ReplicaFile): Promise<void> {
    isCompared = false
    await reconcile(app, db, file)
    await send(db, file)
    isCompared = true
  }

  /** Sends what this tab has written. Returns whether the replica accepted it: it refuses records of an older epoch. */
  async function send(db: D, file: ReplicaFile): Promise<boolean> {
    const records = db.unsent.splice(0)
    if (records.length === 0) return true
    try {
      return (await file.append(additionOf(db, records))) === 'added'
    } catch (error) {
      // They wait for the next time, because one of them may have to leave no trace.
      db.unsent.unshift(...records)
      throw error
    }
  }

  async function catchUp(db: D, file: ReplicaFile): Promise<void> {
    if (!(await send(db, file)) || !isCompared) await compare(db, file)
    epoch = db.epoch
    if (noted !== epoch) await noteEpoch(db)
    noted = epoch
  }

  async function queue(tries = 1): Promise<void> {
    const opened = await way.open()
    if (opened.ok && isCompared && noted === opened.value.epoch && opened.value.unsent.length === 0) return
    const done = await replica.exclusive(async (file) => {
      try {
        if (!opened.ok) throw new DatabaseLostError(opened.error.detail || opened.error.code)
        await catchUp(opened.value, file)
        return 'done'
      } catch (error) {
        // A comparison finds the records that were not sent.
        isCompared = false
        if (tries === TRIES || !(error instanceof DatabaseLostError)) throw error
        return 'lost'
      }
    })
    if (done !== 'lost') return
    await way.renew()
    await queue(tries + 1)
  }

  /** Queues a write. Requests that arrive during a write are written together afterwards. */
  function soon(): Promise<void> {
    waiting ??= running.then(() => {
      waiting = null
      const work = queue()
      running = work.catch(() => {})
      return work
    })
    return waiting
  }

  return {
    compare: async (db) => {
      await replica.exclusive((file) => compare(db, file))
    },
    secure: async () => {
      await unlessOff(replica, soon())
      return epoch
    },
    compareAgain: () => {
      isCompared = false
      noted = null
    },
  }
}

/** Stores the epoch of the replica in the database. */
async function noteEpoch(db: DurableDatabase): Promise<void> {
  await workOnDatabase(db, async (task) => {
    if ((await metaValue(db, KEYS.replica)) === db.epoch) return
    await taskTransaction(db, task, { mode: 'rw', tables: ['meta'] }, () =>
      db.meta.put({ key: KEYS.replica, value: db.epoch }),
    )
  })
}

/** Waits for work on the replica, or until the replica turns off. */
async function unlessOff(replica: Replica, work: Promise<void>): Promise<void> {
  if (replica.state().state === 'off') return
  let stop = () => {}
  const off = new Promise<void>((resolve) => {
    stop = replica.onState(({ state }) => {
      if (state === 'off') resolve()
    })
  })
  await Promise.race([work, off]).finally(() => stop())
}
