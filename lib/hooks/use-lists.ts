'use client'

import { useSyncExternalStore } from 'react'
import type * as StorageModule from '../storage'
import type * as CareModule from '../storage/care'
import type {
  BackupState,
  Damage,
  FoundSeries,
  HouseRecord,
  ListedGame,
  StorageProblem,
  YussDatabase,
} from '../storage'
import { follow } from './client'
import { liveStore, storesByKey } from './live-store'
import type { LiveStore } from './live-store'

/** Something that the storage is asked for. */
export type Asked<T> =
  | { readonly state: 'loading' }
  | { readonly state: 'refused'; readonly problem: StorageProblem }
  | { readonly state: 'ready'; readonly value: T }

const LOADING = { state: 'loading' } as const

const ask = <T>(query: (db: YussDatabase, storage: typeof StorageModule) => Promise<T>): LiveStore<Asked<T>> =>
  liveStore<Asked<T>>(LOADING, (store) =>
    follow((db, { storage }) => query(db, storage), {
      next: (value) => store.set({ state: 'ready', value }),
      failed: (problem) => store.set({ state: 'refused', problem }),
    }),
  )

const useAsked = <T>(store: LiveStore<Asked<T>>): Asked<T> =>
  useSyncExternalStore(store.subscribe, store.get, () => LOADING)

const games = ask((db, storage) => storage.listGames(db))
const current = ask((db, storage) => storage.listCurrent(db))
const names = ask((db, storage) => storage.listNames(db))
const houses = ask((db, storage) => storage.listHouses(db))
const damage = ask((db, storage) => storage.readDamage(db))
/** What is read has to be loaded before it is followed: a query waits for the database alone. */
const backup = liveStore<Asked<BackupState>>(LOADING, (store) => {
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
  void import('../storage/care').then(begin, () => {})
  return () => {
    isOver = true
    stop()
  }
})
const series = storesByKey((id) => ask((db, storage) => storage.findSeries(db, id)))

/** Every game, the last changed first, the example among them (`record.example`). */
export const useGames = (): Asked<readonly ListedGame[]> => useAsked(games)

/** The games that are going on and the last that were touched, the last changed first: costs the same however many there are. */
export const useCurrentGames = (): Asked<readonly ListedGame[]> => useAsked(current)

/** Names of players to offer, the last seen first. */
export const useNames = (): Asked<readonly string[]> => useAsked(names)

/** House rules kept under a name. */
export const useHouses = (): Asked<readonly HouseRecord[]> => useAsked(houses)

/** What was found damaged and not yet looked at. */
export const useDamage = (): Asked<readonly Damage[]> => useAsked(damage)

/** When a backup was last made, and whether somebody should be reminded. */
export const useBackupState = (): Asked<BackupState> => useAsked(backup)

/** A series with its games in order; `null` where there is no such series. */
export const useSeries = (id: string): Asked<FoundSeries | null> => useAsked(series(id))
