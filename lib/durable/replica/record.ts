import { isRow, type Row } from '../../core/row'
import type { Register } from '../../log/registers'
import { crc32 } from './crc32'

/**
 * A row of the database as both copies store it: a register whose latest write wins. `value` is `null` if the row was deleted.
 * All records come from one device, so the clock alone decides.
 */
export interface StoredRecord extends Register<Row | null> {
  /** The clock at which everything was last deleted; 0 if never. Records of an older epoch are not read. */
  readonly epoch: number
  /** The checksum of the whole record. */
  readonly sum: number
}

/** Stands for all rows of a table, in place of a key. Keys are always text, so no row can be mistaken for it. */
export const ALL_ROWS = null

/** The key of a row, or all rows of its table. */
export type RowKey = string | typeof ALL_ROWS

/** Returns the id of a row, unique across tables. */
export const rowId = (table: string, key: string): string => `${table}/${key}`

/** Returns the table and the key in a row's id. No table has a slash in its name. */
export function parseRowId(id: string): { readonly table: string; readonly key: string } {
  const at = id.indexOf('/')
  return { table: id.slice(0, at), key: id.slice(at + 1) }
}

/** The moment at which a record was written. */
export interface Moment {
  readonly epoch: number
  readonly clock: number
}

/** Returns the record of a row that is written, or deleted, at a moment. */
export function makeRecord(key: string, value: Row | null, { epoch, clock }: Moment): StoredRecord {
  return { key, value, clock, device: '', epoch, sum: sumOf(key, value, epoch, clock) }
}

const encoder = new TextEncoder()

const sumOf = (...parts: readonly unknown[]): number => crc32(encoder.encode(JSON.stringify(parts)))

/** The property of a row in the database that holds epoch, clock and checksum. No code above this layer sees it. */
export const MARK = '~'

/** Tells whether a row still has its mark. Reading removes the mark from sound rows, so such a row is corrupted. */
export const isMarked = (row: unknown): row is Row => isRow(row) && MARK in row

/** The property in which a corrupted row that is stored again keeps its old mark. */
export const ROTTEN = '~rotten'

/** Returns a row that was read; `undefined` if it is corrupted, so that it counts as absent wherever copies come together. */
export const soundRow = (row: unknown): unknown => (isRow(row) && (MARK in row || ROTTEN in row) ? undefined : row)

/** Returns a row as the database stores it. */
export const toMarkedRow = ({ value, epoch, clock, sum }: StoredRecord): Row => ({
  ...value,
  [MARK]: [epoch, clock, sum],
})

/** A row as it was found in the database. `unmarked`: this library did not write it. */
export type FoundRow =
  { readonly state: 'sound' | 'unmarked'; readonly record: StoredRecord } | { readonly state: 'rotten' }

/** Reads a stored row of a table whose key is a property of its rows. A row whose checksum fails is no record. */
export function readMarkedRow(table: string, keyProperty: string, row: unknown): FoundRow {
  const { [MARK]: mark, ...value } = isRow(row) ? row : {}
  const name = value[keyProperty]
  if (typeof name !== 'string') return { state: 'rotten' }
  const key = rowId(table, name)
  if (mark === undefined) return { state: 'unmarked', record: makeRecord(key, value, { epoch: 0, clock: 0 }) }
  const record = storedRecordOf([key, ...(Array.isArray(mark) ? mark : []), value])
  return record?.sum === sumOf(key, value, record?.epoch, record?.clock)
    ? { state: 'sound', record }
    : { state: 'rotten' }
}

/** Returns how often an index over these properties lists a row: a list of keys is listed under each of them. */
export function timesListed(row: unknown, properties: readonly string[]): number {
  const values = properties.map((property) => (isRow(row) && Object.hasOwn(row, property) ? row[property] : undefined))
  if (Array.isArray(values[0])) return new Set(values[0].filter(isKey)).size
  return values.every(isKey) ? 1 : 0
}

const isKey = (value: unknown): boolean =>
  typeof value === 'string' || (typeof value === 'number' && !Number.isNaN(value))

/** A row of the table `gone`: a row that was deleted, by its id. */
export interface GoneRow {
  readonly id: string
  readonly mark: readonly number[]
}

export const toGoneRow = ({ key, epoch, clock, sum }: StoredRecord): GoneRow => ({ id: key, mark: [epoch, clock, sum] })

/** Reads a row of the table `gone`; `null` if it is corrupted. */
export function readGoneRow(row: unknown): StoredRecord | null {
  const mark = isRow(row) ? row['mark'] : null
  const record = isRow(row) && Array.isArray(mark) ? storedRecordOf([row['id'], ...mark]) : null
  return record?.sum === sumOf(record?.key, null, record?.epoch, record?.clock) ? record : null
}

/** Returns a record as a frame stores it: `[key, epoch, clock, sum, row]`, without `row` if it was deleted. */
export const toParts = ({ key, epoch, clock, sum, value }: StoredRecord): readonly unknown[] =>
  value === null ? [key, epoch, clock, sum] : [key, epoch, clock, sum, value]

/** Reads such an array; `null` if it is no record. */
export function storedRecordOf(parts: unknown): StoredRecord | null {
  if (!Array.isArray(parts)) return null
  const [key, epoch, clock, sum, value = null]: readonly unknown[] = parts
  if (typeof key !== 'string' || !key.includes('/') || !isCount(epoch) || !isCount(clock) || !isCount(sum)) return null
  return value === null || isRow(value) ? { key, value, clock, device: '', epoch, sum } : null
}

export const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0

/** Returns the latest epoch among records. */
export const epochOf = (records: Iterable<StoredRecord>): number => {
  let latest = 0
  for (const { epoch } of records) latest = Math.max(latest, epoch)
  return latest
}
