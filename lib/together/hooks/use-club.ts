import { useEffect, useSyncExternalStore } from 'react'
import { useLoadable, type Loadable } from '../../hooks/use-lists'
import type { ResultHere } from '../club/accept'
import { openEvening, sitsAt, type EveningSecret } from '../keys/evening-secret'
import { openSecret } from '../keys/secret'
import {
  attendedStore,
  attendEvening,
  eveningsStore,
  resultStore,
  type EveningHere,
  type EveningRecord,
} from './club-store'

export {
  accept,
  addPair,
  closeRound,
  drawLate,
  drawNext,
  joinEvening,
  leaveEvening,
  openNewEvening,
  organiserCodes,
  readOut,
  renamePair,
  setHere,
  sitAtGame,
  takeBack,
} from './club-store'
export type { EveningHere, EveningRecord } from './club-store'

/** Returns the rights that a code of an evening gives, and its table; `null` where it is no such code. */
export function placeOf(code: string): { readonly role: EveningSecret['kind']; readonly table: number | null } | null {
  const secret = openEvening(code)
  return secret === null ? null : { role: secret.kind, table: secret.kind === 'table' ? secret.table : null }
}

/** The evening of which a table of this phone is one, by the codes of both; `undefined` where it is none of these. */
export const eveningOfTable = (evenings: readonly EveningRecord[], code: string): EveningRecord | undefined =>
  evenings.find((evening) => sitsAt(openEvening(evening.code), openSecret(code)))

const NONE: ReadonlyMap<string, EveningHere> = new Map()

/** The evenings that this phone remembers. */
export const useEvenings = (): Loadable<readonly EveningRecord[]> => useLoadable(eveningsStore)

/** An evening, attended from when it is first asked for; `null` until something is known of it. */
export function useEvening(record: EveningRecord | null): EveningHere | null {
  const all = useSyncExternalStore(attendedStore.subscribe, attendedStore.get, () => NONE)
  useEffect(() => {
    if (record !== null) attendEvening(record)
  }, [record])
  return record === null ? null : (all.get(record.id) ?? null)
}

/** Returns the result of a game on this phone; `null` where it is not here. */
export function useResultHere(gameId: string): ResultHere | null {
  const store = resultStore(gameId)
  return useSyncExternalStore(store.subscribe, store.get, () => null)
}
