import type { YussDatabase } from './database'
import { entryKey, toRow, withoutRowKey } from './entry-rows'
import { entriesOfFirst, withFirst } from './first-rows'
import { idOf, rowsIn, rowsOfLog } from './log'
import type { RowsOfLog } from './log'
import type { EntryRecord } from './records/entry'
import { groupedBy, isRow } from './records/record'

/** Every row of a game's log, what the first release wrote among them. */
export async function logRows(db: YussDatabase, gameId: string): Promise<readonly unknown[]> {
  return withFirst(await rowsOfLog(db, gameId), gameId)
}

/** The same, as soon as nothing of the first release is left of it: within the transaction of a write. */
export async function movedRows(db: YussDatabase, gameId: string, log: RowsOfLog): Promise<readonly unknown[]> {
  if (log.first.length === 0) return log.rows
  await moveFirst(db, gameId)
  return rowsIn(db, 'entries', gameId)
}

/** Takes a game's log out of every table. */
export async function deleteLog(db: YussDatabase, gameId: string): Promise<void> {
  await db.entries.bulkDelete((await rowsIn(db, 'entries', gameId)).map(entryKey))
  await db.changes.bulkDelete((await rowsIn(db, 'changes', gameId)).map(idOf))
}

/** Puts entries into their logs; one that is there already makes room for the one that holds. */
export async function putAdded(db: YussDatabase, added: readonly EntryRecord[]): Promise<void> {
  await db.entries.bulkDelete(added.map(entryKey))
  await db.entries.bulkAdd(added.map(toRow))
}

/** The rows of every log there is, by game. */
export async function allLogs(db: YussDatabase): Promise<ReadonlyMap<string, readonly unknown[]>> {
  const rows: readonly unknown[] = await db.entries.toArray()
  const now = groupedBy(
    rows.map((row) => (isRow(row) ? withoutRowKey(row) : row)),
    'gameId',
  )
  const first = groupedBy(await db.changes.toArray(), 'gameId')
  const logs = new Map([...now].map(([id, rows]) => [String(id), rows]))
  for (const [id, rows] of first)
    logs.set(String(id), withFirst({ rows: logs.get(String(id)) ?? [], first: rows }, String(id)))
  return logs
}

/** Moves what the first release wrote of a game to the entries, within the transaction of a write. */
export async function moveFirst(db: YussDatabase, gameId: string): Promise<void> {
  const first = await rowsIn(db, 'changes', gameId)
  if (first.length === 0) return
  const moved = entriesOfFirst(first, gameId)
  const there = await db.entries.bulkGet(moved.map(entryKey))
  await db.entries.bulkAdd(moved.filter((_, index) => there[index] === undefined).map(toRow))
  await db.changes.bulkDelete(first.map(idOf))
}
