import { withRetries } from '../async/retry'
import type * as StorageModule from '../storage'
import type { Connection, Stored, Watcher, YussDatabase } from '../storage'
import { hearOfCopy, hearOfWriter, noteLedger, noteQuiet, savedStore } from './saved-store'

interface Client {
  readonly storage: typeof StorageModule
  readonly connection: Connection
}

let loading: Promise<Client> | null = null

/** The storage of this phone, loaded when first needed: the first paint waits neither for Dexie nor for zod. */
export function loadClient(): Promise<Client> {
  loading ??= begin().catch((error: unknown) => {
    loading = null
    throw error
  })
  return loading
}

async function begin(): Promise<Client> {
  const storage = await withRetries(() => import('../storage'))
  const journal = storage.browserJournal()
  const connection = storage.connect({ journal })
  hearOfCopy(journal.state())
  journal.onState(hearOfCopy)
  storage.watchWriter(connection, hearOfWriter)
  probeOnReturn(() => {
    void storage.probe(connection)
    if (savedStore.get().isFull)
      void noteQuiet(import('../storage/maintenance').then(({ tryRoom }) => tryRoom(connection)))
  })
  void storage.updateSummaries(connection)
  return { storage, connection }
}

/** iOS drops the connection while the app is in the background. */
function probeOnReturn(probe: () => void): void {
  if (typeof document === 'undefined') return
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') probe()
  })
  window.addEventListener('pageshow', probe)
}

type Query<T> = (db: YussDatabase, client: Client) => Promise<T>

/** Follows a query until the returned function is called. */
export function follow<T>(query: Query<T>, watcher: Watcher<T>): () => void {
  let stop = () => {}
  let isOver = false
  loadClient().then(
    (client) => {
      if (!isOver) stop = client.storage.watch(client.connection, (db) => query(db, client), watcher)
    },
    (error: unknown) => watcher.failed({ code: 'unavailable', detail: String(error) }),
  )
  return () => {
    isOver = true
    stop()
  }
}

type Work<T> = (client: Client) => Promise<Stored<T>>

/** Writes to the ledger: the mark on the screen follows it from `saving` to `saved` or `failed`. */
export const writeLedger = <T>(work: Work<T>): Promise<Stored<T>> => noteLedger(withClient(work))

/** Writes a draft or a setting: only a failure is shown. */
export const writeQuietly = <T>(work: Work<T>): Promise<Stored<T>> => noteQuiet(withClient(work))

/** Does something with the storage and says nothing on the screen. */
export async function withClient<T>(work: Work<T>): Promise<Stored<T>> {
  const client = await loadClient().catch((error: unknown) => String(error))
  return typeof client === 'string' ? { ok: false, error: { code: 'unavailable', detail: client } } : work(client)
}
