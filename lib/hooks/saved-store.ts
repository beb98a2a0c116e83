import type { Stored, StorageProblem } from '../storage'
import { liveStore } from './live-store'

/** Whether the browser has promised to keep what is stored: `best-effort` means that it may throw it away. */
export type Persistence = 'unknown' | 'persisted' | 'best-effort'

/** The mark on the screen. `saved` only once the strict transaction has completed. */
export type Mark =
  | { readonly state: 'idle' }
  | { readonly state: 'saving' }
  | { readonly state: 'saved'; readonly at: number }
  | { readonly state: 'failed'; readonly problem: StorageProblem }

/** What the screens show of the storage. */
export interface Saved {
  readonly mark: Mark
  readonly persistence: Persistence
  /** Newer code has taken over: this tab must be loaded again before it can write. */
  readonly outdated: StorageProblem | null
}

export const NOTHING_SAVED: Saved = { mark: { state: 'idle' }, persistence: 'unknown', outdated: null }

export const savedStore = liveStore<Saved>(NOTHING_SAVED, () => {
  void lookAtPersistence()
  return () => {}
})

const update = (change: Partial<Saved>) => savedStore.set({ ...savedStore.get(), ...change })

/** Shows a write to the ledger from beginning to end; after the first that succeeds, asks the browser to keep the data. */
export async function noteLedger<T>(write: Promise<Stored<T>>): Promise<Stored<T>> {
  update({ mark: { state: 'saving' } })
  const result = await write
  if (!result.ok) return fail(result)
  update({ mark: { state: 'saved', at: Date.now() } })
  if (savedStore.get().persistence !== 'persisted') void askToPersist()
  return result
}

/** Shows a write only where it fails. */
export async function noteQuiet<T>(write: Promise<Stored<T>>): Promise<Stored<T>> {
  const result = await write
  return result.ok ? result : fail(result)
}

function fail<T>(result: Extract<Stored<T>, { readonly ok: false }>): Stored<T> {
  update({ mark: { state: 'failed', problem: result.error } })
  hearOfWriter(result.error)
  return result
}

/** Told of every problem; those that mean newer code stay on the screen. */
export function hearOfWriter(problem: StorageProblem): void {
  if (problem.code === 'stale-writer' || problem.code === 'newer') update({ outdated: problem })
}

const storageManager = (): Partial<StorageManager> =>
  typeof navigator === 'undefined' || !('storage' in navigator) ? {} : navigator.storage

async function lookAtPersistence(): Promise<void> {
  const isPersisted = await storageManager().persisted?.()
  if (isPersisted !== undefined) update({ persistence: isPersisted ? 'persisted' : 'best-effort' })
}

/** Asked after the first saved hand, when a browser is readier to say yes than to a stranger. */
async function askToPersist(): Promise<void> {
  const isPersisted = await storageManager().persist?.()
  if (isPersisted !== undefined) update({ persistence: isPersisted ? 'persisted' : 'best-effort' })
}
