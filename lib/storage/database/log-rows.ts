import type { PromiseExtended } from 'dexie'
import type { EntryRecord } from '../records/entry'
import { groupedBy, isRow, type Row } from '../records/record'
import type { YussDatabase } from './database'
import { entryKey, toRow, withoutRowKey } from './entry-rows'

/**
 * Every row of a game's log. In a database that has rotted an index may name rows that are gone, and others that came to lie in
 * their place.
 */
export const logRows = (db: YussDatabase, gameId: string): PromiseExtended<readonly Row[]> =>
  db.entries
    .where('gameId')
    .equals(gameId)
    .toArray()
    .then((found: readonly unknown[]) => {
      const rows = found.filter(isRow).filter((row) => row['gameId'] === gameId)
      return [...new Map(rows.map((row) => [entryKey(row), withoutRowKey(row)] as const)).values()]
    })

/** Takes a game's log out of its table. */
export async function deleteLog(db: YussDatabase, gameId: string): Promise<void> {
  await db.entries.bulkDelete((await logRows(db, gameId)).map(entryKey))
}

/** Puts entries into their logs; one that is there already makes room for the one that holds. */
export async function putAdded(db: YussDatabase, added: readonly EntryRecord[]): Promise<void> {
  await db.entries.bulkPut(added.map(toRow))
}

/** The rows of every log there is, by game. */
export async function allLogs(db: YussDatabase): Promise<ReadonlyMap<string, readonly unknown[]>> {
  const rows: readonly unknown[] = await db.entries.toArray()
  const logs = groupedBy(
    rows.map((row) => (isRow(row) ? withoutRowKey(row) : row)),
    'gameId',
  )
  return new Map([...logs].map(([id, log]) => [String(id), log]))
}
