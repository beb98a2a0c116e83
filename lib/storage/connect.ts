import { err, ok } from '../engine/table/result'
import type { Connection } from './connection'
import { YussDatabase } from './database'
import type { DatabaseOptions } from './database'
import { writeExample } from './example'
import { copyKeeper } from './journal/copy-keeper'
import { NO_JOURNAL } from './journal/journal'
import type { Journal } from './journal/journal'
import { numbered } from './journal/writes'
import { META, metaValue, refusal, claimDatabase } from './meta'
import { EmptiedError, problemOf, storageProblem } from './problem'
import type { Stored, StorageProblem } from './problem'
import { GAME_TABLES } from './save-game'
import { storageBucket } from './storage-bucket'
import type { StorageBucket } from './storage-bucket'
import { DatabaseTimeoutError, withDatabaseTimeout } from './timeout'

/** Another database, or a journal, which in tests there is none of. */
export interface ConnectionOptions extends DatabaseOptions {
  readonly journal?: Journal
  /** Where to put the database when its place has rotted away. */
  readonly elsewhere?: StorageBucket
}

/** Connects to the database of this phone, or to another one in tests. */
export function connect({
  journal = NO_JOURNAL,
  elsewhere = storageBucket,
  ...options
}: ConnectionOptions = {}): Connection {
  let db = placed({})
  let isElsewhere = false
  const copies = copyKeeper(journal)
  const listeners = new Set<(opened: Stored<YussDatabase>) => void>()
  let opening: Promise<Stored<YussDatabase>> | null = null
  let device: string | null = null
  let timeouts = 0
  let isReady = false
  let isOver = false
  let tellBlocked = () => {}

  async function openNow(): Promise<Stored<YussDatabase>> {
    const blocked = new Promise<'blocked'>((resolve) => (tellBlocked = () => resolve('blocked')))
    const opened = openDatabase(db)
    const timeout = timeoutOf(db)
    const first = await Promise.race([opened, blocked, timeout.reached])
    timeout.stop()
    timeouts = first === 'timeout' ? timeouts + 1 : 0
    if (first === 'blocked' || first === 'timeout') {
      // It may only be slow. One that has been silent twice is given up, and the next opening is a new one.
      if (timeouts > 1) db.close()
      // The opening goes on, and succeeds once the other tab is closed.
      void opened.then((late) => (late.ok ? open() : late))
      return err(first === 'blocked' ? storageProblem('blocked') : storageProblem('unavailable', 'TimeoutError'))
    }
    if (!first.ok) return (await moved(first.error)) ? openNow() : first
    const prepared = await prepareNow(first)
    if (!prepared.ok) return prepared
    soon(() => void (isOver ? null : secureAll()))
    device ??= prepared.value
    isReady = true
    return first
  }

  /** A database that nobody has stamped is first filled from the journal, even where it has only just been emptied. */
  async function prepareNow(opened: Stored<YussDatabase>): Promise<Stored<string>> {
    const known = await attempt(opened, async () => ok(await isKnown(db)))
    if (!known.ok) return known
    const firstRun = device === null ? 'example' : 'no-example'
    if (known.value) {
      const prepared = await prepare(db, 'known')
      if (prepared.ok || prepared.error.code !== 'evicted') return prepared
    }
    await copies.compare((work) => attempt(opened, work))
    return prepare(db, firstRun)
  }

  function open(): Promise<Stored<YussDatabase>> {
    if (isReady && db.isOpen()) return Promise.resolve(ok(db))
    if (isOver) return Promise.resolve(err(storageProblem('unavailable', 'closed')))
    opening ??= openNow()
      .finally(() => (opening = null))
      .then((opened) => {
        listeners.forEach((listener) => listener(opened))
        return opened
      })
    return opening
  }

  function placed(place: Pick<DatabaseOptions, 'indexedDB' | 'IDBKeyRange'>): YussDatabase {
    const next = new YussDatabase({ ...options, ...place })
    next.on('blocked', () => tellBlocked())
    // The browser may close the database at any time, to upgrade it for another tab or for reasons of its own.
    next.on('close', () => {
      isReady = false
      copies.doubt()
      if (opening === null && listeners.size > 0) queueMicrotask(() => void open())
    })
    return next
  }

  /** A database that the browser cannot open at all begins anew elsewhere, and is filled from the journal. */
  async function moved({ code, detail }: StorageProblem): Promise<boolean> {
    if (isElsewhere || code !== 'unavailable' || !detail.includes('UnknownError')) return false
    const indexedDB = await elsewhere.open()
    if (indexedDB === null) return false
    isElsewhere = true
    db.close()
    db = placed({ indexedDB, IDBKeyRange: options.IDBKeyRange ?? IDBKeyRange })
    return true
  }

  /** Once all that is here is in the journal too, nobody needs what may have been left elsewhere. */
  async function secureAll(): Promise<void> {
    const secured = await copies.secure(run)
    if (!isElsewhere && secured === 'kept' && journal.state().state === 'on') await elsewhere.forget()
  }

  async function run<T>(work: (db: YussDatabase) => PromiseLike<Stored<T>>): Promise<Stored<T>> {
    const first = await attempt(await open(), work)
    if (first.ok || first.error.code !== 'connection-lost') return first
    db.close({ disableAutoOpen: false })
    return attempt(await open(), work)
  }

  return {
    open,
    run,
    onOpened: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    device: () => device,
    recover: async () => {
      await open()
      await copies.compare(run)
      const known = await attempt(ok(db), async () => ok(await isKnown(db)))
      return known.ok && known.value
    },
    secure: async () => {
      const write = db.lastNumber
      // Opening may have to compare the copies: better before the journal is taken in hand than while others wait for it.
      await open()
      const secured = await copies.secure(run, write)
      // What had that number is gone.
      if (secured === 'emptied' && db.lastNumber === write) db.lastNumber = 0
      return secured
    },
    journal,
    close: () => {
      isOver = true
      listeners.clear()
      db.close()
    },
  }
}

async function attempt<T>(
  opened: Stored<YussDatabase>,
  work: (db: YussDatabase) => PromiseLike<Stored<T>>,
): Promise<Stored<T>> {
  if (!opened.ok) return opened
  return asStored(() => withDatabaseTimeout(opened.value, work(opened.value)))
}

/** The two copies are compared when the screen has been drawn. */
const soon = (work: () => void): unknown =>
  typeof requestIdleCallback === 'function' ? requestIdleCallback(work, { timeout: 2000 }) : setTimeout(work, 0)

/** Reached where the database does not even say that it cannot be opened. */
function timeoutOf(db: YussDatabase): { readonly reached: Promise<'timeout'>; readonly stop: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined
  const reached = new Promise<'timeout'>((resolve) => (timer = setTimeout(() => resolve('timeout'), db.timeout)))
  return { reached, stop: () => clearTimeout(timer) }
}

/** Whether the database has been stamped before: a new one, or one that was emptied, has not. */
const isKnown = async (db: YussDatabase): Promise<boolean> => (await metaValue(db, META.device)) !== undefined

/** What the browser refuses is a value; what only a bug can have thrown goes on. */
async function asStored<T>(work: () => PromiseLike<Stored<T>>): Promise<Stored<T>> {
  try {
    return await work()
  } catch (error) {
    const problem = problemOf(error)
    if (problem === null) throw error
    return err(problem)
  }
}

async function openDatabase(db: YussDatabase): Promise<Stored<YussDatabase>> {
  const opened = await asStored(async () => {
    await openWhole(db)
    return ok(db)
  })
  return !opened.ok && opened.error.code === 'connection-lost' ? err({ ...opened.error, code: 'unavailable' }) : opened
}

/** Dexie swallows a connection that is lost while it looks at the tables, and is then open without any: once more. */
async function openWhole(db: YussDatabase): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    await db.open()
    if (db.hasTables) return
    db.close({ disableAutoOpen: false })
    if (tries === 2) throw new DatabaseTimeoutError('the database opened without its tables')
  }
}

/** Stamps an opened database, and puts the example on a new phone. The id of the device; `evicted` where one was known and is gone. */
function prepare(db: YussDatabase, firstRun: 'known' | 'example' | 'no-example'): Promise<Stored<string>> {
  return attempt(ok(db), () =>
    numbered(db, [...GAME_TABLES], async () => {
      const { device, isNew } = await claimDatabase(db)
      const refused = await refusal(db)
      if (firstRun === 'known' && (isNew || refused?.code === 'evicted'))
        throw new EmptiedError('emptied while it opened')
      if (refused !== null || !isNew) return ok(device)
      if (firstRun === 'example') await writeExample(db)
      await db.meta.put({ key: META.example, value: firstRun === 'example' ? 'there' : 'removed' })
      return ok(device)
    }),
  )
}
