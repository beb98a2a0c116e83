import type { PromiseExtended } from 'dexie'
import { groupedBy, isRow, type Row } from '../records/record'
import type { EntryRecord } from '../records/record-types'
import type { YussDatabase } from './database'
import { entryKey, toRow, withoutRowKey } from './entry-rows'

/**
 * Reads every row of a game's log, each key once. In a corrupted database an index may name rows that are gone, or rows of
 * other games: these are left out.
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

/** Deletes the log of a game. */
export async function deleteLog(db: YussDatabase, gameId: string): Promise<void> {
  await db.entries.bulkDelete((await logRows(db, gameId)).map(entryKey))
}

/** Puts entries into their logs. An entry that is there already is replaced. */
export async function putAdded(db: YussDatabase, added: readonly EntryRecord[]): Promise<void> {
  await db.entries.bulkPut(added.map(toRow))
}

/** Reads the rows of every log, by the id of the game. */
export async function allLogs(db: YussDatabase): Promise<ReadonlyMap<string, readonly unknown[]>> {
  const rows: readonly unknown[] = await db.entries.toArray()
  const logs = groupedBy(
    rows.map((row) => (isRow(row) ? withoutRowKey(row) : row)),
    'gameId',
  )
  return new Map([...logs].map(([id, log]) => [String(id), log]))
}
