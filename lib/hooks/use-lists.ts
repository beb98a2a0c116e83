'use client'

import { useSyncExternalStore } from 'react'
import type * as StorageModule from '../storage'
import type {
  BackupState,
  Damage,
  FoundSeries,
  HouseRecord,
  ListedGame,
  StorageProblem,
  YussDatabase,
} from '../storage'
import type * as CareModule from '../storage/maintenance'
import { externalStore, storesByKey } from './external-store'
import type { ExternalStore } from './external-store'
import { follow } from './storage-client'

/** Something that the storage is asked for. */
export type Loadable<T> =
  | { readonly state: 'loading' }
  | { readonly state: 'refused'; readonly problem: StorageProblem }
  | { readonly state: 'ready'; readonly value: T }

const LOADING = { state: 'loading' } as const

const loadableStore = <T>(
  query: (db: YussDatabase, storage: typeof StorageModule) => Promise<T>,
): ExternalStore<Loadable<T>> =>
  externalStore<Loadable<T>>(LOADING, (store) =>
    follow((db, { storage }) => query(db, storage), {
      next: (value) => store.set({ state: 'ready', value }),
      failed: (problem) => store.set({ state: 'refused', problem }),
    }),
  )

const useLoadable = <T>(store: ExternalStore<Loadable<T>>): Loadable<T> =>
  useSyncExternalStore(store.subscribe, store.get, () => LOADING)

const games = loadableStore((db, storage) => storage.listGames(db))
const current = loadableStore((db, storage) => storage.listCurrent(db))
const names = loadableStore((db, storage) => storage.listNames(db))
const houses = loadableStore((db, storage) => storage.listHouses(db))
const damage = loadableStore((db, storage) => storage.readDamage(db))
/** What is read has to be loaded before it is followed: a query waits for the database alone. */
const backup = externalStore<Loadable<BackupState>>(LOADING, (store) => {
  let stop = () => {}
  let isOver = false
  const begin = ({ readBackupState }: typeof CareModule) => {
    if (isOver) return
    stop = follow((db) => readBackupState(db), {
      next: (value) => store.set({ state: 'ready', value }),
      failed: (problem) => store.set({ state: 'refused', problem }),
    })
  }
  // Where it cannot be loaded nobody is reminded.
  void import('../storage/maintenance').then(begin, () => {})
  return () => {
    isOver = true
    stop()
  }
})
const series = storesByKey((id) => loadableStore((db, storage) => storage.findSeries(db, id)))

/** Every game, the last changed first, the example among them (`record.example`). */
export const useGames = (): Loadable<readonly ListedGame[]> => useLoadable(games)

/** The games that are going on and the last that were touched, the last changed first: costs the same however many there are. */
export const useCurrentGames = (): Loadable<readonly ListedGame[]> => useLoadable(current)

/** Names of players to offer, the last seen first. */
export const useNames = (): Loadable<readonly string[]> => useLoadable(names)

/** House rules kept under a name. */
export const useHouses = (): Loadable<readonly HouseRecord[]> => useLoadable(houses)

/** What was found damaged and not yet looked at. */
export const useDamage = (): Loadable<readonly Damage[]> => useLoadable(damage)

/** When a backup was last made, and whether somebody should be reminded. */
export const useBackupState = (): Loadable<BackupState> => useLoadable(backup)

/** A series with its games in order; `null` where there is no such series. */
export const useSeries = (id: string): Loadable<FoundSeries | null> => useLoadable(series(id))
