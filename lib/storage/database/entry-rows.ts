import { trust, trustedAs } from '../../durable/trusted'
import { isRow, type Row } from '../records/record'
import type { EntryRecord } from '../records/record-types'

/** Returns the key of an entry, which includes the game because an id is unique only within its game. */
export const entryKey = ({ gameId, id }: { readonly gameId?: unknown; readonly id?: unknown }): string =>
  `${String(gameId)}/${String(id)}`

/** Returns the key of an entry row of any shape. */
export const keyOfRow = (row: unknown): string => entryKey(isRow(row) ? row : {})

/** An entry as the database stores it, under a key made of its game and its id. */
export type EntryRow = EntryRecord & { readonly rowKey: string }

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
