import { useEffect, useSyncExternalStore } from 'react'
import { useLoadable, type Loadable } from '../../hooks/use-lists'
import type { ResultHere } from '../club/accept'
import { openClubNight, sitsAt, type ClubNightSecret } from '../keys/club-night-secret'
import { openSecret } from '../keys/secret'
import {
  attendedStore,
  attendClubNight,
  clubNightsStore,
  resultStore,
  type ClubNightHere,
  type ClubNightRecord,
} from './club-store'

export {
  accept,
  addPair,
  closeRound,
  drawLate,
  drawNext,
  joinClubNight,
  leaveClubNight,
  openNewClubNight,
  organiserCodes,
  readOut,
  renamePair,
  setAbsent,
  setHere,
  sitAtGame,
  takeBack,
  turnClock,
} from './club-store'
export type { ClubNightHere, ClubNightRecord } from './club-store'

/** Returns the rights that a code of a club night gives, and its table; `null` where it is no such code. */
export function placeOf(
  code: string,
): { readonly role: ClubNightSecret['kind']; readonly table: number | null } | null {
  const secret = openClubNight(code)
  return secret === null ? null : { role: secret.kind, table: secret.kind === 'table' ? secret.table : null }
}

/** The club night of which a table of this phone is one, by the codes of both; `undefined` where it is none of these. */
export const clubNightOfTable = (clubNights: readonly ClubNightRecord[], code: string): ClubNightRecord | undefined =>
  clubNights.find((clubNight) => sitsAt(openClubNight(clubNight.code), openSecret(code)))

const NONE: ReadonlyMap<string, ClubNightHere> = new Map()

/** The club nights that this phone remembers. */
export const useClubNights = (): Loadable<readonly ClubNightRecord[]> => useLoadable(clubNightsStore)

/** A club night, attended from when it is first asked for; `null` until something is known of it. */
export function useClubNight(record: ClubNightRecord | null): ClubNightHere | null {
  const all = useSyncExternalStore(attendedStore.subscribe, attendedStore.get, () => NONE)
  useEffect(() => {
    if (record !== null) attendClubNight(record)
  }, [record])
  return record === null ? null : (all.get(record.id) ?? null)
}

/** Returns the result of a game on this phone; `null` where it is not here. */
export function useResultHere(gameId: string): ResultHere | null {
  const store = resultStore(gameId)
  return useSyncExternalStore(store.subscribe, store.get, () => null)
}
