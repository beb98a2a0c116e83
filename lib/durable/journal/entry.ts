/**
 * What the records of a journal say. Each is one JSON array:
 *
 * - `["start", 1, generation, size]` opens a file: the version of this format, which rewriting of the journal the file
 *   is, and its size when the rewriting was done.
 * - `["rows", through, [[table, key, n, row], …]]`: rows as they stood after write `n`; without `row` the row was
 *   deleted; the key `null`, which no row can have, stands for every row of the table. The journal then holds every write
 *   up to `through`.
 * - `["whole", through]`: the rewriting was finished, and reached the disk before this was written.
 *
 * The newest `n` of a row holds, in whatever order and however often entries are read.
 */
export const JOURNAL_VERSION = 1

/** All rows of a table, in place of a key. A key is always text, so that no row can pass for all of them. */
export const ALL_ROWS = null

/** The key of a row, or all rows of its table. */
export type RowKey = string | typeof ALL_ROWS

/** A row as it stood after a write; `row` is `null` where the write deleted it. */
export interface JournalEntry {
  readonly table: string
  readonly key: RowKey
  /** The number of the write, from 1, counted by the database. */
  readonly n: number
  readonly row: unknown
}

/** Which write last touched a row of the database, or deleted it; `id` is `table/key`, or the bare `table` for all its rows. */
export interface WriteRow {
  readonly id: string
  readonly n: number
  readonly gone: boolean
}

export type JournalRecord =
  | { readonly kind: 'start'; readonly version: number; readonly generation: number; readonly size: number }
  | { readonly kind: 'rows'; readonly through: number; readonly entries: readonly JournalEntry[] }
  | { readonly kind: 'whole'; readonly through: number }

/** The name of a row across tables; of all rows of a table, the name of the table, which has no slash in it. */
export const rowId = (table: string, key: RowKey): string => (key === ALL_ROWS ? table : `${table}/${key}`)

/** Table and key of the row that an id names. */
export function parseRowId(id: string): { readonly table: string; readonly key: RowKey } {
  const at = id.indexOf('/')
  return at === -1 ? { table: id, key: ALL_ROWS } : { table: id.slice(0, at), key: id.slice(at + 1) }
}

/** The text of a record. */
export function makeRecord(record: JournalRecord): string {
  switch (record.kind) {
    case 'start':
      return JSON.stringify(['start', record.version, record.generation, record.size])
    case 'rows':
      return JSON.stringify(['rows', record.through, record.entries.map(makeEntry)])
    case 'whole':
      return JSON.stringify(['whole', record.through])
  }
}

const makeEntry = ({ table, key, n, row }: JournalEntry) => (row === null ? [table, key, n] : [table, key, n, row])

/** A record from its text, or `null` where it is none. */
export function readRecord(text: string): JournalRecord | null {
  const value = parsed(text)
  if (!Array.isArray(value)) return null
  const [kind, first, second, third]: readonly unknown[] = value
  if (kind === 'whole' && isNumber(first)) return { kind, through: first }
  if (kind === 'start' && isNumber(first) && isNumber(second) && isNumber(third))
    return { kind, version: first, generation: second, size: third }
  if (kind !== 'rows' || !isNumber(first) || !Array.isArray(second)) return null
  const entries = second.map(readEntry)
  const good = entries.filter((entry) => entry !== null)
  return good.length === entries.length ? { kind, through: first, entries: good } : null
}

function readEntry(value: unknown): JournalEntry | null {
  if (!Array.isArray(value)) return null
  const [table, key, n, row]: readonly unknown[] = value
  if (typeof table !== 'string' || !isKey(key) || !isNumber(n)) return null
  // All rows of a table can only have been deleted.
  return key === ALL_ROWS && row != null ? null : { table, key, n, row: row ?? null }
}

const isKey = (value: unknown): value is RowKey => typeof value === 'string' || value === ALL_ROWS

const isNumber = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
