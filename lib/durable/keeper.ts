import type { App } from './app'
import type { Secured } from './connection'
import type { DurableDatabase } from './database'
import { epochOf } from './journal/epoch'
import { JournalError, type Journal, type JournalFile } from './journal/journal'
import { KEYS } from './keys'
import { pendingSince } from './numbers'
import { LostError, onDatabase } from './on-database'
import type { Stored } from './problem'
import { reconcile } from './reconcile'
import type { Task } from './task'
import { taskTransaction } from './task-transaction'

/** Keeps the journal up with the database of this tab. Nothing that happens in the journal throws here. */
export interface CopyKeeper<D extends DurableDatabase> {
  /** Compares the two and puts right what either lacks. */
  readonly compare: (db: D) => Promise<void>
  /**
   * Writes what the journal lacks. It answers when that is on the disk, or the journal is not to be had. A database that
   * was emptied meanwhile is filled again, without what the journal had not got yet.
   */
  readonly secure: (write?: number) => Promise<Secured>
  /** The browser has closed the database of itself: the two are to be compared again. */
  readonly doubt: () => void
}

/** The way to the database: how it is opened, and how a lost connection is let go of. */
export interface Way<D> {
  readonly open: () => Promise<Stored<D>>
  readonly renew: () => Promise<void>
}

const TRIES = 3

/**
 * All work on the journal stands in one queue, that of its lock, which all tabs share. Nobody who has the journal ever
 * waits for the database to be opened: what finds it closed gives the journal back, has it opened, and stands in line again.
 * The two copies are compared before anything is added, so that no damage is ever written over.
 */
export function copyKeeper<D extends DurableDatabase>(app: App<D>, journal: Journal, way: Way<D>): CopyKeeper<D> {
  let isCompared = false
  let reached = 0
  let wanted = 0
  let waiting: Promise<Secured> | null = null
  let running: Promise<unknown> = Promise.resolve()

  async function compare(db: D, file: JournalFile): Promise<Secured> {
    isCompared = false
    const { through, isErased } = await reconcile(app, db, file)
    await hold(db, through)
    db.uncompared = 0
    isCompared = true
    return isErased ? 'emptied' : 'kept'
  }

  /** The journal holds everything up to a write. That it is of the same epoch again is noted at once. */
  async function hold(db: D, through: number): Promise<void> {
    const isOther = epochOf(db.journalled) !== epochOf(through)
    reached = through
    db.journalled = through
    if (isOther) await onDatabase(db, (task) => note(db, task, through))
  }

  async function catchUp(db: D, file: JournalFile): Promise<Secured> {
    if (!isCompared && (await compare(db, file)) === 'emptied') return 'emptied'
    for (let tries = 0; tries < TRIES; tries += 1) {
      const { entries, through, purge, isEmptied } = await onDatabase(db, (task) => pendingSince(db, task, reached))
      if (isEmptied) {
        await compare(db, file)
        return 'emptied'
      }
      if (through <= reached) return 'kept'
      await hold(db, await file.append({ after: reached, through, entries, purge }))
      if (reached === through) return 'kept'
    }
    throw new JournalError('NeverTheSameTwice')
  }

  async function standInLine(tries = 1): Promise<Secured> {
    const opened = await way.open()
    const done = await journal.exclusive(async (file) => {
      try {
        if (!opened.ok) throw new LostError(opened.error.detail || opened.error.code)
        return await catchUp(opened.value, file)
      } catch (error) {
        if (tries === TRIES || !(error instanceof LostError)) throw error
        return 'lost'
      }
    })
    if (done !== 'lost') return done ?? 'kept'
    await way.renew()
    return standInLine(tries + 1)
  }

  /** What is asked for while the journal is being written is written together, afterwards; or it got in with what was. */
  function soon(write: number): Promise<Secured> {
    wanted = Math.max(wanted, write)
    const before = reached
    waiting ??= running.then(() => {
      const isIn =
        isCompared && before < reached && wanted > 0 && wanted <= reached && epochOf(wanted) === epochOf(reached)
      waiting = null
      wanted = 0
      if (isIn) return 'kept'
      const work = standInLine()
      running = work.catch(() => {})
      return work
    })
    return waiting
  }

  return {
    compare: async (db) => {
      await journal.exclusive((file) => compare(db, file))
    },
    secure: async (write = 0) => {
      // Nobody waits for a journal that has failed, or that fails meanwhile; it comes back by itself.
      if ((await unlessOff(journal, soon(write))) === 'emptied') return 'emptied'
      // Somebody else may have found it emptied, and filled it again, before this came to be written.
      const isGone = reached < write || epochOf(reached) > epochOf(write)
      return journal.state().state === 'on' && write > 0 && isGone ? 'emptied' : 'kept'
    },
    doubt: () => {
      isCompared = false
    },
  }
}

/** Notes in the database up to which write the journal holds everything. */
const note = (db: DurableDatabase, task: Task, through: number): Promise<unknown> =>
  taskTransaction(db, task, { mode: 'rw', tables: ['meta'] }, () => db.meta.put({ key: KEYS.journal, value: through }))

/** Waits for work on the journal, but no longer than until the journal is off. */
async function unlessOff(journal: Journal, work: Promise<Secured>): Promise<Secured> {
  if (journal.state().state === 'off') return 'kept'
  let stop = () => {}
  const off = new Promise<Secured>((resolve) => {
    stop = journal.onState(({ state }) => {
      if (state === 'off') resolve('kept')
    })
  })
  return Promise.race([work, off]).finally(() => stop())
}
