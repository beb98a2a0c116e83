import { additionOf } from './addition'
import type { App } from './app'
import type { DurableDatabase } from './database'
import { KEYS } from './keys'
import { metaValue } from './meta'
import { LostError, onDatabase } from './on-database'
import type { Stored } from './problem'
import { reconcile } from './reconcile'
import type { Replica, ReplicaFile } from './replica/replica'
import { taskTransaction } from './task-transaction'

/** Keeps the replica up with the database of this tab. Nothing that happens in the replica throws here. */
export interface CopyKeeper<D extends DurableDatabase> {
  /** Compares the two and puts right what either lacks. */
  readonly compare: (db: D) => Promise<void>
  /**
   * Gives the replica what this tab has written. It answers when that is on the disk, or the replica is not to be had, with the
   * epoch that then holds: what was written in an older one is gone.
   */
  readonly secure: () => Promise<number>
  /** The browser has closed the database of itself: the two are to be compared again. */
  readonly doubt: () => void
}

/** The way to the database: how it is opened, and how a lost connection is given up. */
export interface Way<D> {
  readonly open: () => Promise<Stored<D>>
  readonly renew: () => Promise<void>
}

const TRIES = 3

/**
 * All work on the replica is done in one queue, that of its lock, which all tabs share. No one who has the replica ever
 * waits for the database to be opened: what finds it closed gives the replica back, has it opened, and queues again.
 */
export function copyKeeper<D extends DurableDatabase>(app: App<D>, replica: Replica, way: Way<D>): CopyKeeper<D> {
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

  /** Returns whether the replica took what this tab has written; it refuses what is of an older epoch. */
  async function send(db: D, file: ReplicaFile): Promise<boolean> {
    const records = db.unsent.splice(0)
    return records.length === 0 || (await file.append(additionOf(db, records))) === 'added'
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
        if (!opened.ok) throw new LostError(opened.error.detail || opened.error.code)
        await catchUp(opened.value, file)
        return 'done'
      } catch (error) {
        // What was not sent is found by a comparison.
        isCompared = false
        if (tries === TRIES || !(error instanceof LostError)) throw error
        return 'lost'
      }
    })
    if (done !== 'lost') return
    await way.renew()
    await queue(tries + 1)
  }

  /** Queues a write: requests that arrive during a write to the replica are written together afterwards. */
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
    doubt: () => {
      isCompared = false
      noted = null
    },
  }
}

/** Notes in the database which epoch the replica is of. */
async function noteEpoch(db: DurableDatabase): Promise<void> {
  await onDatabase(db, async (task) => {
    if ((await metaValue(db, KEYS.replica)) === db.epoch) return
    await taskTransaction(db, task, { mode: 'rw', tables: ['meta'] }, () =>
      db.meta.put({ key: KEYS.replica, value: db.epoch }),
    )
  })
}

/** Waits for work on the replica, but no longer than until the replica is off. */
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
