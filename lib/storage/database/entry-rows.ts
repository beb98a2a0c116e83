import type { EntryRecord } from '../records/entry'
import { isRow, type Row } from '../records/record'

/** What every entry is known by: its id is unique in its own game alone, whoever wrote another one. */
export const entryKey = ({ gameId, id }: { readonly gameId?: unknown; readonly id?: unknown }): string =>
  `${String(gameId)}/${String(id)}`

/** The same of a row that may be anything. */
export const keyOfRow = (row: unknown): string => entryKey(isRow(row) ? row : {})

/** An entry as the database stores it: under a key made of its game and its id. */
export type EntryRow = EntryRecord & { readonly rowKey: string }

export const toRow = (entry: EntryRecord): EntryRow => ({ ...entry, rowKey: entryKey(entry) })

/** The same of a row that may hold anything else. */
export const withRowKey = (row: Row): Row => ({ ...row, rowKey: entryKey(row) })

/** An entry as it travels, and as code reads it. */
export const withoutRowKey = ({ rowKey: _, ...row }: Row): Row => row
