import { useEffect, useSyncExternalStore } from 'react'
import { useLoadable, type Loadable } from '../../hooks/loadable'
import { openSecret } from '../keys/secret'
import { placesStore, sit, tablesStore, type AtTable, type JoinedRecord } from './together-store'

export {
  bringGame,
  closeTable,
  joinTable,
  leaveTable,
  nameThisPhone,
  openAgain,
  openTable,
  sayWriting,
} from './together-store'
export type { AtTable, JoinedRecord, TogetherState } from './together-store'

/** Tells whether a table belongs to a club night. */
export function isOfClubNight({ code }: JoinedRecord): boolean {
  const secret = openSecret(code)
  return secret?.kind === 'write' && secret.clubNight !== null
}

/** Returns the right that a link to a table gives; `null` where it is no such link. */
export const linkOf = (code: string): 'write' | 'look' | null => openSecret(code)?.kind ?? null

const NO_NAME: ReadonlyMap<string, AtTable> = new Map()

/** The tables that this phone remembers. */
export const useTables = (): Loadable<readonly JoinedRecord[]> => useLoadable(tablesStore)

/** The table at which a game is, the newest of several; `null`: this phone has it for itself, or it is not known yet. */
export function useTableOf(gameId: string): JoinedRecord | null {
  const tables = useTables()
  return tables.state === 'ready' ? (tables.value.find(({ games }) => games.includes(gameId)) ?? null) : null
}

/** A place at a table, taken when it is first asked for; `null` until then, and where the table is over. */
export function usePlace(table: JoinedRecord | null): AtTable | null {
  const places = useSyncExternalStore(placesStore.subscribe, placesStore.get, () => NO_NAME)
  useEffect(() => {
    if (table !== null) sit(table)
  }, [table])
  return table === null ? null : (places.get(table.id) ?? null)
}
