import type { BackupState, Damage, FoundSeries, HouseRecord, ListedGame } from '../storage'
import { storesByKey } from '../stores/external-store'
import { loadableStore, partStore, type Loadable } from '../stores/loadable'
import { loadMaintenance } from '../stores/storage-client'
import { useStore } from '../stores/use-store'

const current = loadableStore((db, storage) => storage.listCurrent(db))
const names = loadableStore((db, storage) => storage.listNames(db))
const houses = loadableStore((db, storage) => storage.listHouses(db))
const damage = loadableStore((db, storage) => storage.readDamage(db))
const contests = loadableStore((db, storage) => storage.hasContests(db))
const erasure = loadableStore((db, storage) => storage.erasureIsPending(db))
const backup = partStore(loadMaintenance, (db, { readBackupState }) => readBackupState(db))
const series = storesByKey((id) => loadableStore((db, storage) => storage.findSeries(db, id)))

/** Follows the games being played and those changed last, the newest first. The cost does not depend on the number of games. */
export const useCurrentGames = (): Loadable<readonly ListedGame[]> => useStore(current)

/** Follows the names of players to offer, the last seen first. */
export const useNames = (): Loadable<readonly string[]> => useStore(names)

/** Follows the house rules. */
export const useHouses = (): Loadable<readonly HouseRecord[]> => useStore(houses)

/** Follows the damage that the user has not seen yet. */
export const useDamage = (): Loadable<readonly Damage[]> => useStore(damage)

/** Tells whether the replica may still hold data after everything was deleted. */
export function useErasurePending(): boolean {
  const found = useStore(erasure)
  return found.state === 'ready' && found.value
}

/** Tells whether there may be contests on this device. */
export function useHasContests(): boolean {
  const found = useStore(contests)
  return found.state === 'ready' && found.value
}

/** Follows when a backup was last made, and whether a reminder is due. */
export const useBackupState = (): Loadable<BackupState> => useStore(backup)

/** Follows a series with its games in order; `null` if there is no such series. */
export const useSeries = (id: string): Loadable<FoundSeries | null> => useStore(series(id))
