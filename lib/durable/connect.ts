import { Dexie } from 'dexie'
import { ok } from '../core/result'
import { whenIdle } from '../core/timing/idle'
import { withRetries } from '../core/timing/retry'
import type { App } from './app'
import type { Connection } from './connection'
import type { DurableDatabase, DatabasePlace } from './database'
import { copyKeeper, type CopyKeeper } from './keeper'
import { Link } from './link'
import { readStamp } from './meta'
import type { Stored } from './problem'
import { NO_REPLICA, type Replica } from './replica/replica'
import type { StorageBucket } from './storage-bucket'

/** Parts that tests replace: the replica and the other place. */
export interface ConnectionOptions {
  readonly replica?: Replica
  /** A place for the database if its own is corrupted. */
  readonly elsewhere?: StorageBucket
  /** Called when the browser stores nothing, so that the rows are only in memory. */
  readonly onInMemory?: () => void
}

/** The errors of a browser in which no page can store anything: IndexedDB is missing or forbidden. */
const FORBIDDEN = ['MissingAPIError', 'SecurityError', 'NotAllowedError']

/** Tells from the names of an error whether the browser stores nothing in this window. */
const isForbidden = (detail: string): boolean => FORBIDDEN.some((name) => detail.includes(name))

/** Returns a place for a database that lasts as long as the page; `null` where its code cannot be fetched. */
const placeInMemory = (): Promise<DatabasePlace | null> =>
  withRetries(() => import('fake-indexeddb')).then(
    ({ IDBFactory, IDBKeyRange }) => {
      const indexedDB = new IDBFactory()
      // In a browser without any database, Dexie follows no query unless it is told of one.
      Dexie.dependencies.indexedDB ??= indexedDB
      return { indexedDB, IDBKeyRange }
    },
    () => null,
  )

const loadBucket = () => withRetries(() => import('./storage-bucket').then((module) => module.storageBucket))

/** A storage bucket whose code is loaded when it is needed. */
const bucketWhenNeeded: StorageBucket = {
  open: () =>
    loadBucket().then(
      ({ open }) => open(),
      () => null,
    ),
  clear: (copyRowsFrom) =>
    loadBucket().then(
      ({ clear }) => clear(copyRowsFrom),
      () => {},
    ),
}

/** Returns a tab's connection to the database of an app and to its second copy. */
export function connectApp<D extends DurableDatabase>(
  app: App<D>,
  { replica = NO_REPLICA, elsewhere = bucketWhenNeeded, onInMemory = () => {} }: ConnectionOptions = {},
): Connection<D> {
  const link: Link<D> = new Link({
    app,
    findPlace: async (detail) => {
      if (isForbidden(detail)) {
        onInMemory()
        return placeInMemory()
      }
      if (!detail.includes('UnknownError')) return null
      const indexedDB = await elsewhere.open()
      return indexedDB === null ? null : { indexedDB }
    },
    fill: (db: D) => copies.compare(db),
    // The copies are compared after the first paint.
    onReady: () => whenIdle(() => void (link.isOver() ? null : finishOpening())),
    onLost: () => copies.compareAgain(),
  })
  const open = (): Promise<Stored<D>> => link.open()
  const copies: CopyKeeper<D> = copyKeeper(app, replica, { open, renew: () => link.renew() })

  /** Deletes the database in the storage bucket once its rows are here and in the replica, if there is one. */
  async function finishOpening(): Promise<void> {
    await copies.secure()
    if (link.isElsewhere() || link.isOver()) return
    await elsewhere.clear(async (indexedDB) => {
      const [{ copyRowsFrom }, housekeeping] = await Promise.all([
        withRetries(() => import('./unite')),
        app.housekeeping(),
      ])
      const isHere = await copyRowsFrom({ ...app, ...housekeeping }, link.db, app.database({ indexedDB }))
      await copies.secure()
      return isHere && ['on', 'absent'].includes(replica.state().state)
    })
  }

  async function recover(): Promise<boolean> {
    const opened = await open()
    if (opened.ok) await copies.compare(opened.value)
    const known = await link.run(async (db) => ok(await readStamp(db)))
    return known.ok && known.value.device !== undefined
  }

  return {
    open,
    run: (work) => link.run(work),
    onOpened: (listener) => link.onOpened(listener),
    device: () => link.device,
    recover,
    secure: () => copies.secure(),
    replica,
    close: () => link.end(),
  }
}
