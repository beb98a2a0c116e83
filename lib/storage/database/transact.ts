import type { Stored } from '../../durable/problem'
import { isRow } from '../../durable/replica/row'
import { transact as write } from '../../durable/transact'
import { LATEST } from '../../format/limits'
import type { ScopedTable } from '../records/scopes'
import type { Connection } from './connection'
import type { YussDatabase } from './database'

export type TableName = Exclude<ScopedTable, 'meta'>

/** One strict transaction that writes to these tables: see `lib/durable/transact.ts`. */
export const transact = <T>(
  connection: Connection,
  tables: readonly TableName[],
  body: (db: YussDatabase) => Promise<Stored<T>>,
  onWritten?: (value: T) => Promise<void>,
): Promise<Stored<T>> => write(connection, tables, body, onWritten)

/** The place of a game changed now in the lists: now, or just after the newest where the clock was put back. */
export async function placeInLists(db: YussDatabase, now: number): Promise<number> {
  const newest = await db.games.where('updatedAt').belowOrEqual(LATEST).last()
  const before = isRow(newest) && typeof newest['updatedAt'] === 'number' ? newest['updatedAt'] : 0
  return Math.min(LATEST, Math.max(now, before + 1))
}
