import type { PromiseExtended } from 'dexie'
import { isRow, type Row } from '../../core/row'
import { trust, trustedAs } from '../../durable/trusted'
import { groupedBy } from '../records/record'
import type { EntryRecord, EntryRow } from '../records/record-types'
import type { YussDatabase } from './database'

/** Returns the key of an entry, which includes the game because an id is unique only within its game. */
export const entryKey = ({ gameId, id }: { readonly gameId?: unknown; readonly id?: unknown }): string =>
  `${String(gameId)}/${String(id)}`

/** Returns the key of an entry row of any shape. */
export const keyOfRow = (row: unknown): string => entryKey(isRow(row) ? row : {})

/** Returns entries in the order of their keys, in which the database lists them. */
export const inKeyOrder = (entries: readonly unknown[]): readonly unknown[] =>
  entries
    .map((entry) => [keyOfRow(entry), entry] as const)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, entry]) => entry)

/** Returns the row of an entry. The row is trusted as far as its hand is. */
export const toRow = (entry: EntryRecord): EntryRow =>
  trustIf(trustOfFacts(entry), { ...entry, rowKey: entryKey(entry) })

/** Returns the row of an entry of any shape. It is trusted only if both the entry and its hand are. */
export const withRowKey = (row: Row): Row =>
  trustIf(trustedAs(row) === null ? null : trustOfFacts(row), { ...row, rowKey: entryKey(row) })

/**
 * Turns a row that was just read into its entry by removing the row key. Changes the row itself, because copying every row is
 * slow.
 */
export function withoutRowKey(row: Row): Row {
  Reflect.deleteProperty(row, 'rowKey')
  if (isRow(row['facts'])) trustIf(trustedAs(row), row['facts'])
  return row
}

/** Returns the shape of table for which an entry is trusted: that of its hand, or every shape if it has none. */
const trustOfFacts = (entry: object): string | null => ('facts' in entry ? trustedAs(entry.facts) : '')

const trustIf = <R extends object>(as: string | null, row: R): R => (as === null ? row : trust(row, as))

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
