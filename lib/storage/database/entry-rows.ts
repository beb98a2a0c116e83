import { trust, trustedAs } from '../../durable/trusted'
import type { EntryRecord } from '../records/entry'
import { isRow, type Row } from '../records/record'

/** Returns the key of an entry, which includes the game because an id is unique only within its game. */
export const entryKey = ({ gameId, id }: { readonly gameId?: unknown; readonly id?: unknown }): string =>
  `${String(gameId)}/${String(id)}`

/** The same of a row that may be anything. */
export const keyOfRow = (row: unknown): string => entryKey(isRow(row) ? row : {})

/** An entry as the database stores it: under a key made of its game and its id. */
export type EntryRow = EntryRecord & { readonly rowKey: string }

/** Returns the row of an entry, trusted as far as the hand in it is. */
export const toRow = (entry: EntryRecord): EntryRow =>
  trustIf(trustOfFacts(entry), { ...entry, rowKey: entryKey(entry) })

/** The same of a row that may hold anything else. */
export const withRowKey = (row: Row): Row =>
  trustIf(trustedAs(row) === null ? null : trustOfFacts(row), { ...row, rowKey: entryKey(row) })

/** Makes a row, as it was just read, the entry that travels and that code reads: the row itself, as a copy of each takes long. */
export function withoutRowKey(row: Row): Row {
  Reflect.deleteProperty(row, 'rowKey')
  if (isRow(row['facts'])) trustIf(trustedAs(row), row['facts'])
  return row
}

/** A hand decides for which tables its entry is trusted; an entry without one is trusted for all. */
const trustOfFacts = (entry: object): string | null => ('facts' in entry ? trustedAs(entry.facts) : '')

const trustIf = <R extends object>(as: string | null, row: R): R => (as === null ? row : trust(row, as))
