import { useEffect } from 'react'
import { listClubNights, type ClubNightRecord } from '../../storage/joined/club-nights'
import { externalStore, storesByKey } from '../../stores/external-store'
import { loadableStore, type Loadable } from '../../stores/loadable'
import { follow } from '../../stores/storage-client'
import { useStore } from '../../stores/use-store'
import { resultHere, type ResultHere } from '../club/accept'
import { openClubNight, sitsAt, type ClubNightSecret } from '../keys/club-night-secret'
import { openSecret } from '../keys/secret'
import { connectClubNight, connectedStore, type ClubNightHere } from '../stores/connected-club-nights'

const clubNights = loadableStore(listClubNights)

/** The result of each game on this device, so that a table sees its own result before the organiser has published it. */
const results = storesByKey((gameId) =>
  externalStore<ResultHere | null>(null, (store) =>
    follow((db) => resultHere(db, gameId), { next: store.set, failed: () => store.set(null) }),
  ),
)

/** Returns the right that a code of a club night gives, and its table; `null` if it is no such code. */
export function roleOfCode(
  code: string,
): { readonly role: ClubNightSecret['kind']; readonly table: number | null } | null {
  const secret = openClubNight(code)
  return secret === null ? null : { role: secret.kind, table: secret.kind === 'table' ? secret.table : null }
}

/** Returns the club night to which a table of this device belongs; `undefined` if it belongs to none of these. */
export const clubNightOfTable = (all: readonly ClubNightRecord[], code: string): ClubNightRecord | undefined =>
  all.find((clubNight) => sitsAt(openClubNight(clubNight.code), openSecret(code)))

/** Returns the club nights that this device remembers. */
export const useClubNights = (): Loadable<readonly ClubNightRecord[]> => useStore(clubNights)

/** Connects to a club night and returns its state; `null` until something is known of it. */
export function useClubNight(record: ClubNightRecord | null): ClubNightHere | null {
  const all = useStore(connectedStore)
  useEffect(() => {
    if (record !== null) connectClubNight(record)
  }, [record])
  return record === null ? null : (all.get(record.id) ?? null)
}

/** Returns the result of a game on this device; `null` if the game is not here. */
export function useResultHere(gameId: string): ResultHere | null {
  const store = results(gameId)
  return useStore(store)
}
