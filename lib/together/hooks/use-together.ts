import { useEffect } from 'react'
import type { JoinedRecord } from '../../storage/joined/joined'
import type { Loadable } from '../../stores/loadable'
import { useStore } from '../../stores/use-store'
import { openSecret } from '../keys/secret'
import { tablesHere, connectTable, tablesStore, type TableHere } from '../stores/tables'

/** Tells whether a table belongs to a club night. */
export function isOfClubNight({ code }: JoinedRecord): boolean {
  const secret = openSecret(code)
  return secret?.kind === 'write' && secret.clubNight !== null
}

/** Returns the right that a link to a table gives; `null` if it is no such link. */
export const linkOf = (code: string): 'write' | 'look' | null => openSecret(code)?.kind ?? null

/** Returns the tables that this device remembers. */
export const useTables = (): Loadable<readonly JoinedRecord[]> => useStore(tablesStore)

/** Returns the newest table at which a game is; `null` if the game is at none, or if the tables are not loaded yet. */
export function useTableOf(gameId: string): JoinedRecord | null {
  const tables = useTables()
  return tables.state === 'ready' ? (tables.value.find(({ games }) => games.includes(gameId)) ?? null) : null
}

/** Joins a table and returns its state in this tab; `null` until it has joined, and if the table is over. */
export function useTableHere(table: JoinedRecord | null): TableHere | null {
  const all = useStore(tablesHere)
  useEffect(() => {
    if (table !== null) connectTable(table)
  }, [table])
  return table === null ? null : (all.get(table.id) ?? null)
}
