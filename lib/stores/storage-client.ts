import { ok } from '../core/result'
import { afterPaint } from '../core/timing/after-paint'
import { whenIdle } from '../core/timing/idle'
import { onReturn } from '../core/timing/on-return'
import { withRetries } from '../core/timing/retry'
import type { Connection, StorageProblem, Stored, Watcher, YussDatabase } from '../storage'
import { notePlayer } from './player'
import { noteReplicaState, noteInMemory, noteProblem, noteLedger, noteQuiet, savedStore } from './saved-store'

const loadStorage = () => withRetries(() => import('../storage'))

/** The functions of the storage, which are loaded when first needed. */
export type StorageModule = Awaited<ReturnType<typeof loadStorage>>

interface Client {
  readonly storage: StorageModule
  readonly connection: Connection
}

let loading: Promise<Client> | null = null

/** Loads the storage of this device when first needed, so that the first paint does not wait for Dexie. */
export function loadClient(): Promise<Client> {
  loading ??= begin().catch((error: unknown) => {
    loading = null
    throw error
  })
  return loading
}

/** Loads the storage once the page is painted: its code would delay the first words. */
const clientAfterPaint = (): Promise<Client> => loading ?? afterPaint().then(loadClient)

const nextTask = () => new Promise((done) => setTimeout(done))

const pageLanguage = (): string => (typeof document === 'undefined' ? 'en' : document.documentElement.lang)

async function begin(): Promise<Client> {
  const storage = await loadStorage()
  await nextTask()
  const replica = storage.browserReplica()
  const connection = storage.connect({ replica, language: pageLanguage(), onInMemory: noteInMemory })
  noteReplicaState(replica.state())
  replica.onState(noteReplicaState)
  // iOS drops the connection of an app in the background.
  onReturn(() => {
    void storage.probe(connection)
    if (savedStore.get().isFull) void noteQuiet(loadMaintenance().then(({ tryRoom }) => tryRoom(connection)))
  })
  // This waits until the first screen has been read. A write checks for newer code itself.
  whenIdle(() => {
    storage.watchWriter(connection, noteProblem)
    void storage.updateSummaries(connection)
  })
  return { storage, connection }
}

/** Starts to open the storage before the page is drawn, for a page that can show nothing without stored data. */
export function openEarly(): void {
  if (typeof window !== 'undefined') void loadClient().catch(() => null)
}

type Query<T> = (db: YussDatabase, client: Client) => Promise<T>

/** Follows a query until the returned function is called. */
export const follow = <T>(query: Query<T>, watcher: Watcher<T>): (() => void) => followWith(loadClient, query, watcher)

/**
 * Follows a query that needs a part of the storage loaded on demand, until the returned function is called. The query itself
 * may only wait for the database.
 */
export function followWith<P, T>(
  load: () => Promise<P>,
  query: (db: YussDatabase, part: P) => Promise<T>,
  watcher: Watcher<T>,
): () => void {
  let stop = () => {}
  let isOver = false
  Promise.all([clientAfterPaint(), load()]).then(
    ([{ storage, connection }, part]) => {
      if (!isOver) stop = storage.watch(connection, (db) => query(db, part), watcher)
    },
    (error: unknown) => watcher.failed(notLoaded(error)),
  )
  return () => {
    isOver = true
    stop()
  }
}

/** Loads the readers for the history and the player pages. */
export const loadReview = () => withRetries(() => import('../storage/history/review'))

/** Loads the reader of evenings. */
export const loadEvenings = () => withRetries(() => import('../storage/evenings/read-evening'))

/** Loads the reader and writer of contests. */
export const loadContests = () => withRetries(() => import('../storage/evenings/contests'))

/** Loads the functions for occasional work on the storage. */
export const loadMaintenance = () => withRetries(() => import('../storage/maintenance'))

/** Loads the functions that write games. */
const loadWriting = () => withRetries(() => import('../storage/games/append-change'))

/** Loads the writer of settings. */
const loadSettings = () => withRetries(() => import('../storage/settings/write-setting'))

/** Loads the code that saves games in advance, while the user is still typing. */
export const askForWriting = (): void => void loadWriting().catch(() => null)

type Work<T> = (client: Client) => Promise<Stored<T>>

/** Returns a function that turns work into work on a part of the storage, which is loaded first. */
const withPart =
  <P>(load: () => Promise<P>) =>
  <T>(work: (part: P, connection: Connection) => Promise<Stored<T>>): Work<T> =>
  async ({ connection }) => {
    const part = await load().then(ok, refused)
    return part.ok ? work(part.value, connection) : part
  }

export const maintaining = withPart(loadMaintenance)
export const withContests = withPart(loadContests)
export const writing = withPart(loadWriting)
export const withSettings = withPart(loadSettings)

const notLoaded = (error: unknown): StorageProblem => ({ code: 'not-loaded', detail: String(error) })
const refused = (error: unknown) => ({ ok: false, error: notLoaded(error) }) as const

/** Writes to the ledger. The mark on the screen goes from `saving` to `saved` or `failed`. */
export async function writeLedger<T>(work: Work<T>): Promise<Stored<T>> {
  const written = await noteLedger(withClient(work))
  if (written.ok) notePlayer()
  return written
}

/** Writes a draft or a setting: only a failure is shown. */
export const writeQuietly = <T>(work: Work<T>): Promise<Stored<T>> => noteQuiet(withClient(work))

/** Does work on the storage, and shows nothing on the screen. */
export async function withClient<T>(work: Work<T>): Promise<Stored<T>> {
  const client = await loadClient().catch(refused)
  return 'ok' in client ? client : work(client)
}
