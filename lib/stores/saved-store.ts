import type { SecondCopy, StorageProblem, Stored } from '../storage'
import { externalStore } from './external-store'
import { useStore } from './use-store'

/** The browser's promise to keep the stored data: under `best-effort` it may delete it. */
export type Persistence = 'unknown' | 'persisted' | 'best-effort'

/**
 * The mark on the screen: `written` once the strict transaction has completed, `saved` once the replica, if there is one, is
 * flushed too.
 */
export type SaveMark =
  | { readonly state: 'idle' }
  | { readonly state: 'saving' }
  | { readonly state: 'written' }
  | { readonly state: 'saved'; readonly at: number }
  | { readonly state: 'failed'; readonly problem: StorageProblem }

/** The state of the storage, as screens show it. */
export interface Saved {
  readonly mark: SaveMark
  readonly persistence: Persistence
  /** The problem if newer code has taken over: this tab must be reloaded before it can write. */
  readonly outdated: StorageProblem | null
  /** True if the device is full: nothing is written until there is room. */
  readonly isFull: boolean
  readonly secondCopy: SecondCopy
  /** True if the browser stores nothing in this window: the data is gone when it closes. */
  readonly isInMemory: boolean
}

const NOTHING_SAVED: Saved = {
  mark: { state: 'idle' },
  persistence: 'unknown',
  outdated: null,
  isFull: false,
  secondCopy: { state: 'unknown' },
  isInMemory: false,
}

export const savedStore = externalStore<Saved>(NOTHING_SAVED, () => {
  void readPersistence()
  return () => {}
})

const update = (change: Partial<Saved>) => savedStore.set({ ...savedStore.get(), ...change })

let lastWrite: Promise<unknown> | null = null

/** Shows a write to the ledger from beginning to end. If another write has begun meanwhile, only that one becomes `saved`. */
export async function noteLedger<T>(write: Promise<Stored<T>>): Promise<Stored<T>> {
  lastWrite = write
  update({ mark: { state: 'saving' } })
  const result = await write
  if (!result.ok) return fail(result)
  update({ isFull: false, ...(lastWrite === write ? { mark: markNow() } : {}) })
  return result
}

/** Returns the mark after a write. Data that is only in memory is not called saved. */
const markNow = (): SaveMark => (savedStore.get().isInMemory ? { state: 'idle' } : { state: 'saved', at: Date.now() })

/** Notes that the database has the current write; the replica does not have it yet. */
export function noteWritten(): void {
  if (savedStore.get().mark.state === 'saving') update({ mark: { state: 'written' } })
}

/** Shows a write only if it fails. */
export async function noteQuiet<T>(write: Promise<Stored<T>>): Promise<Stored<T>> {
  const result = await write
  if (!result.ok) return fail(result)
  if (savedStore.get().isFull) update({ isFull: false, mark: { state: 'idle' } })
  return result
}

function fail<T>(result: Extract<Stored<T>, { readonly ok: false }>): Stored<T> {
  const isFull = savedStore.get().isFull || result.error.code === 'full'
  update({ mark: { state: 'failed', problem: result.error }, isFull })
  noteProblem(result.error)
  return result
}

/** Notes a problem if newer code caused it: it then stays on the screen. */
export function noteProblem(problem: StorageProblem): void {
  if (problem.code === 'stale-writer' || problem.code === 'newer') update({ outdated: problem })
}

/** Notes the new state of the replica. */
export const noteReplicaState = (secondCopy: SecondCopy): void => update({ secondCopy })

/** Notes that this window stores nothing. */
export const noteInMemory = (): void => update({ isInMemory: true })

/** Returns a promise that resolves when there is room again; `null` if there is room now. */
export function whenRoom(): Promise<void> | null {
  if (!savedStore.get().isFull) return null
  return new Promise((resolve) => {
    const stop = savedStore.subscribe(() => {
      if (savedStore.get().isFull) return
      stop()
      resolve()
    })
  })
}

const storageManager = (): Partial<StorageManager> =>
  typeof navigator === 'undefined' || !('storage' in navigator) ? {} : navigator.storage

async function readPersistence(): Promise<void> {
  const isPersisted = await storageManager().persisted?.()
  if (isPersisted !== undefined) update({ persistence: isPersisted ? 'persisted' : 'best-effort' })
}

let isAsked = false

/** Asks the browser once to keep the data. Called after the first saved hand, when a browser is more likely to agree. */
export async function askToPersist(): Promise<void> {
  if (isAsked || savedStore.get().persistence === 'persisted') return
  isAsked = true
  const isPersisted = await storageManager().persist?.()
  if (isPersisted !== undefined) update({ persistence: isPersisted ? 'persisted' : 'best-effort' })
}

/** Returns the mark of the last write, whether the browser keeps the data, and whether this tab's code is too old to write. */
export const useSaved = (): Saved => useStore(savedStore)
