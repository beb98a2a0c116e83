import type { StorageProblem, Watcher, YussDatabase } from '../storage'
import { externalStore, type ExternalStore } from './external-store'
import { followWith, loadClient, type StorageModule } from './storage-client'

/** The state of a value that is read from the storage. */
export type Loadable<T> =
  | { readonly state: 'loading' }
  | { readonly state: 'refused'; readonly problem: StorageProblem }
  | { readonly state: 'ready'; readonly value: T }

export const LOADING = { state: 'loading' } as const

/** Returns a store with the result of a query. While the store has subscribers, the result is kept up to date. */
export const loadableStore = <T>(
  query: (db: YussDatabase, storage: StorageModule) => Promise<T>,
): ExternalStore<Loadable<T>> => partStore(loadClient, (db, { storage }) => query(db, storage))

/** Returns such a store for a query that needs a part of the storage loaded on demand. */
export const partStore = <P, T>(
  load: () => Promise<P>,
  query: (db: YussDatabase, part: P) => Promise<T>,
): ExternalStore<Loadable<T>> => externalStore<Loadable<T>>(LOADING, (store) => followWith(load, query, into(store)))

/** Returns a watcher that writes each result into a store. */
export const into = <T>(store: ExternalStore<Loadable<T>>): Watcher<T> => ({
  next: (value) => store.set({ state: 'ready', value }),
  failed: (problem) => store.set({ state: 'refused', problem }),
})
