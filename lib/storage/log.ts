import type { PromiseExtended } from 'dexie'
import { CLOCK_MIN } from '../log/entry'
import { inOrder, isClock } from '../log/union'
import { handPlacedBy, textAt, timeIn } from './damaged'
import type { YussDatabase } from './database'
import { entriesOfFirst } from './first-rows'
import { entryRecord } from './records/entry'
import type { EntryRecord, StoredEntry } from './records/entry'
import { groupedBy, isRow } from './records/record'
import type { Row } from './records/record'

/** The tables in which the log of a game lies. */
export const LOG_TABLES = ['entries', 'changes'] as const

/** Every row of a game's log, what the first release wrote among them. */
export async function logRows(db: YussDatabase, gameId: string): Promise<readonly unknown[]> {
  const rows = await rowsIn(db, 'entries', gameId)
  const first = await rowsIn(db, 'changes', gameId)
  return first.length === 0 ? rows : withFirst(rows, first, gameId)
}

/** Takes a game's log out of every table. */
export async function deleteLog(db: YussDatabase, gameId: string): Promise<void> {
  for (const name of LOG_TABLES) await db[name].bulkDelete((await rowsIn(db, name, gameId)).map(idOf))
}

/**
 * The rows of a game in one table. In a database that has rotted an index may name rows that are gone, and others that
 * came to lie in their place.
 */
const rowsIn = (db: YussDatabase, name: (typeof LOG_TABLES)[number], gameId: string): PromiseExtended<readonly Row[]> =>
  db[name]
    .where('gameId')
    .equals(gameId)
    .toArray()
    .then((found: readonly unknown[]) => {
      const rows = found.filter(isRow).filter((row) => row['gameId'] === gameId)
      return [...new Map(rows.map((row) => [idOf(row), row] as const)).values()]
    })

const idOf = (row: Row): string => String(row['id'])

/** Puts entries into their logs; one that is there already makes room for the one that holds. */
export async function putAdded(db: YussDatabase, added: readonly EntryRecord[]): Promise<void> {
  await db.entries.bulkDelete(added.map(({ id }) => id))
  await db.entries.bulkAdd([...added])
}

/** The rows of a log in the order that every phone shares. */
export const inLogOrder = (rows: readonly unknown[]): readonly unknown[] => {
  const entries = entriesOf(rows).map((entry, index) => ({ entry, row: rows[index] }))
  return entries.sort((a, b) => inOrder(a.entry, b.entry)).map(({ row }) => row)
}

/** The rows of every log there is, by game. */
export async function allLogs(db: YussDatabase): Promise<ReadonlyMap<string, readonly unknown[]>> {
  const now = groupedBy(await db.entries.toArray(), 'gameId')
  const first = groupedBy(await db.changes.toArray(), 'gameId')
  const logs = new Map([...now].map(([id, rows]) => [String(id), rows]))
  for (const [id, rows] of first) logs.set(String(id), withFirst(logs.get(String(id)) ?? [], rows, String(id)))
  return logs
}

/** Moves what the first release wrote of a game to the entries, within the transaction of a write. */
export async function moveFirst(db: YussDatabase, gameId: string): Promise<void> {
  const first = await rowsIn(db, 'changes', gameId)
  if (first.length === 0) return
  const moved = entriesOfFirst(first, gameId)
  const there = await db.entries.bulkGet(moved.map(({ id }) => id))
  await db.entries.bulkAdd(moved.filter((_, index) => there[index] === undefined))
  await db.changes.bulkDelete(first.map(idOf))
}

function withFirst(rows: readonly unknown[], first: readonly unknown[], gameId: string): readonly unknown[] {
  const there = new Set(rows.map((row) => (isRow(row) ? row['id'] : null)))
  return [...rows, ...entriesOfFirst(first, gameId).filter(({ id }) => !there.has(id))]
}

/**
 * The entries of a log from its rows. A row that cannot be read stands on the sheet as a hand that cannot be read, so that
 * it is seen, waits for newer code, and can be exported or deleted.
 */
export function entriesOf(rows: readonly unknown[]): readonly StoredEntry[] {
  const read = rows.map((row) => ({ row, entry: entryRecord.read(row) }))
  const last = read.reduce((most, { entry }) => (entry.ok ? Math.max(most, entry.value.clock) : most), CLOCK_MIN)
  return read.map(({ row, entry }) => (entry.ok ? entry.value : unreadableEntry(isRow(row) ? row : {}, row, last)))
}

function unreadableEntry(found: Row, facts: unknown, last: number): StoredEntry {
  const id = textAt(found, 'id') ?? 'unknown'
  const clock = Number(found['clock'])
  return {
    id,
    device: textAt(found, 'device') ?? '',
    clock: isClock(clock) && clock <= last ? clock : last,
    at: timeIn(found),
    kind: 'recorded',
    hand: handPlacedBy(found) ?? `row-${id}`,
    // Where its place is lost too it comes after everything that has one.
    after: found['after'] === null ? null : (textAt(found, 'after') ?? `before-${id}`),
    facts,
  }
}
