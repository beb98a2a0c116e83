import type { Secured } from '../connection'
import { JournalError } from './journal'
import type { Journal, JournalFile } from './journal'
import { onDatabase } from './on-database'
import type { RunOnDatabase } from './on-database'
import { reconcile } from './reconcile'
import { pendingSince } from './writes'

/** Keeps the journal up with the database of this tab. */
export interface CopyKeeper {
  /** Compares the two and puts right what either lacks; at an opening for work on the journal, with the journal as held. */
  readonly compare: (run: RunOnDatabase) => Promise<void>
  /**
   * Writes what the journal lacks. It answers when that is on the disk, or the journal is not to be had. A database that
   * was emptied meanwhile is filled again, without what the journal had not got yet.
   */
  readonly secure: (run: RunOnDatabase, write?: number) => Promise<Secured>
  /** The browser has closed the database of itself: the two are to be compared again. */
  readonly doubt: () => void
}

const TRIES = 3

/** The two copies are compared before anything is added, so that no damage is ever written over. */
export function copyKeeper(journal: Journal): CopyKeeper {
  let isCompared = false
  let reached = 0
  let waiting: Promise<Secured> | null = null
  let running: Promise<unknown> = Promise.resolve()
  let held: JournalFile | null = null
  let nested: Promise<unknown> = Promise.resolve()

  /** Remembers that this tab has the journal: whoever then opens the database must not wait for it a second time. */
  const exclusive = <T>(work: (file: JournalFile) => Promise<T>): Promise<T | null> =>
    journal.exclusive(async (file) => {
      held = file
      try {
        return await work(file)
      } finally {
        await nested.catch(() => {})
        held = null
      }
    })

  const compare = (run: RunOnDatabase) => async (file: JournalFile) => {
    isCompared = true
    try {
      reached = await reconcile(run, file)
      await onDatabase(run, async (db) => (db.journalled = reached))
    } catch (error) {
      isCompared = false
      throw error
    }
  }

  const catchUp = (run: RunOnDatabase) => async (file: JournalFile) => {
    if (!isCompared) await compare(run)(file)
    for (let tries = 0; tries < TRIES; tries += 1) {
      const { entries, through, purge, isEmptied } = await onDatabase(run, (db) => pendingSince(db, reached))
      if (isEmptied) {
        await compare(run)(file)
        return 'emptied'
      }
      if (through <= reached) return 'kept'
      const after = reached
      reached = await file.append({ after, through, entries, purge })
      await onDatabase(run, async (db) => (db.journalled = reached))
      if (reached === through) return 'kept'
    }
    throw new JournalError('NeverTheSameTwice')
  }

  /** What is asked for while the journal is being written is written together, afterwards. */
  function soon(run: RunOnDatabase): Promise<Secured> {
    waiting ??= running.then(async () => {
      waiting = null
      const work = exclusive(catchUp(run))
      running = work.catch(() => {})
      return (await work) ?? 'kept'
    })
    return waiting
  }

  return {
    compare: async (run) => {
      if (held === null) await exclusive(compare(run))
      // Where the journal fails, the work that it is held for finds that out.
      else await (nested = compare(run)(held).catch(onlyJournal))
    },
    secure: async (run, write = 0) => {
      const secured = soon(run)
      // Nobody waits for a journal that has failed, or that fails meanwhile; it comes back by itself.
      if ((await unlessOff(journal, secured)) === 'emptied') return 'emptied'
      // Somebody else may have found it emptied, and filled it again, before this came to be written.
      return journal.state().state === 'on' && reached < write ? 'emptied' : 'kept'
    },
    doubt: () => {
      isCompared = false
    },
  }
}

function onlyJournal(error: unknown): void {
  if (!(error instanceof JournalError)) throw error
}

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
