import { isRow } from '../../core/row'
import type { Stored } from '../../durable/problem'
import { readAndWrite as readThenWrite, transact as write, type ReadAndWrite } from '../../durable/transact'
import { LATEST } from '../../format/limits'
import type { ScopedTable } from '../records/scopes'
import type { Connection } from './connection'
import type { YussDatabase } from './database'

export type TableName = Exclude<ScopedTable, 'meta'>

/** Runs one strict transaction that writes to these tables: see `lib/durable/transact.ts`. */
export const transact = <T>(
  connection: Connection,
  tables: readonly TableName[],
  body: (db: YussDatabase) => Promise<Stored<T>>,
): Promise<Stored<T>> => write(connection, tables, body)

/** Runs one strict transaction that reads, and then writes to these tables: see `lib/durable/transact.ts`. */
export const readAndWrite = <F, T>(
  connection: Connection,
  tables: readonly TableName[],
  halves: ReadAndWrite<YussDatabase, F, T>,
): Promise<Stored<T>> => readThenWrite(connection, tables, halves)

/** Returns the `updatedAt` of a game that changes now: now, or just after the newest game if the clock was set back. */
export async function placeInLists(db: YussDatabase, now: number): Promise<number> {
  const newest = await db.games.where('updatedAt').belowOrEqual(LATEST).last()
  const before = isRow(newest) && typeof newest['updatedAt'] === 'number' ? newest['updatedAt'] : 0
  return Math.min(LATEST, Math.max(now, before + 1))
}
