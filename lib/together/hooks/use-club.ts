import { useEffect, useSyncExternalStore } from 'react'
import { useLoadable, type Loadable } from '../../hooks/loadable'
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

/** Returns the right that a code of a club night gives, and its table; `null` if it is no such code. */
export function placeOf(
  code: string,
): { readonly role: ClubNightSecret['kind']; readonly table: number | null } | null {
  const secret = openClubNight(code)
  return secret === null ? null : { role: secret.kind, table: secret.kind === 'table' ? secret.table : null }
}

/** Returns the club night to which a table of this device belongs; `undefined` if it belongs to none of these. */
export const clubNightOfTable = (clubNights: readonly ClubNightRecord[], code: string): ClubNightRecord | undefined =>
  clubNights.find((clubNight) => sitsAt(openClubNight(clubNight.code), openSecret(code)))

const NONE: ReadonlyMap<string, ClubNightHere> = new Map()

/** Returns the club nights that this device remembers. */
export const useClubNights = (): Loadable<readonly ClubNightRecord[]> => useLoadable(clubNightsStore)

/** Attends a club night and returns its state; `null` until something is known of it. */
export function useClubNight(record: ClubNightRecord | null): ClubNightHere | null {
  const all = useSyncExternalStore(attendedStore.subscribe, attendedStore.get, () => NONE)
  useEffect(() => {
    if (record !== null) attendClubNight(record)
  }, [record])
  return record === null ? null : (all.get(record.id) ?? null)
}

/** Returns the result of a game on this device; `null` if the game is not here. */
export function useResultHere(gameId: string): ResultHere | null {
  const store = resultStore(gameId)
  return useSyncExternalStore(store.subscribe, store.get, () => null)
}
