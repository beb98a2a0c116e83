import type { BackupState, Damage, FoundSeries, HouseRecord, ListedGame } from '../storage'
import { externalStore, storesByKey } from '../stores/external-store'
import { followWith, loadMaintenance } from '../stores/storage-client'
import { into, loadableStore, LOADING, useLoadable, type Loadable } from './loadable'

const games = loadableStore((db, storage) => storage.listGames(db))
const current = loadableStore((db, storage) => storage.listCurrent(db))
const names = loadableStore((db, storage) => storage.listNames(db))
const houses = loadableStore((db, storage) => storage.listHouses(db))
const damage = loadableStore((db, storage) => storage.readDamage(db))
const erasure = loadableStore((db, storage) => storage.erasureIsPending(db))
const backup = externalStore<Loadable<BackupState>>(LOADING, (store) =>
  followWith(loadMaintenance, (db, { readBackupState }) => readBackupState(db), into(store)),
)
const series = storesByKey((id) => loadableStore((db, storage) => storage.findSeries(db, id)))

/** Every game, the last changed first, the example among them (`record.example`). */
export const useGames = (): Loadable<readonly ListedGame[]> => useLoadable(games)

/** The games that are going on and the last that were touched, the last changed first: costs the same however many there are. */
export const useCurrentGames = (): Loadable<readonly ListedGame[]> => useLoadable(current)

/** Names of players to offer, the last seen first. */
export const useNames = (): Loadable<readonly string[]> => useLoadable(names)

/** House rules kept under a name. */
export const useHouses = (): Loadable<readonly HouseRecord[]> => useLoadable(houses)

/** Follows the damage that no one has looked at yet. */
export const useDamage = (): Loadable<readonly Damage[]> => useLoadable(damage)

/** Tells whether the second copy may still hold data deleted with everything. */
export function useErasurePending(): boolean {
  const found = useLoadable(erasure)
  return found.state === 'ready' && found.value
}

/** When a backup was last made, and whether someone should be reminded. */
export const useBackupState = (): Loadable<BackupState> => useLoadable(backup)

/** A series with its games in order; `null` where there is no such series. */
export const useSeries = (id: string): Loadable<FoundSeries | null> => useLoadable(series(id))
