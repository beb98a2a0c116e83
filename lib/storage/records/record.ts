import * as z from 'zod/mini'
import { err, ok, type Result } from '../../core/result'
import { isRow, type Row } from '../../durable/replica/row'
import { isTime, MOST_POINTS } from '../../format/limits'
import { extraKeys, id, readBy, wholeFrom, type Misfit, type Read } from '../../format/schema'

export { id, isRow }
export type { Row }

/** One step of a record to its next version: named, pure, and only ever adding. */
export interface Step {
  readonly name: string
  readonly up: (row: Row) => Row
}

/** A row that cannot be read: written by newer code, or damaged at `place`. */
export interface Unreadable {
  readonly record: string
  readonly why: 'newer' | 'damaged'
  readonly place: string
  /** What is wrong there, where it was the schema that did not fit. */
  readonly fault?: Misfit['why']
}

/** A kind of record: its present version and its reader, which knows the steps from version 1. */
export interface RecordType<T> {
  readonly name: string
  readonly version: number
  /** The schema of the present version. */
  readonly schema: z.ZodMiniType
  readonly read: (row: unknown) => Result<T, Unreadable>
}

/**
 * Defines a kind of record. Rows stay on the phone as they were written and are brought up to the present
 * version when they are read; backups go the same way. Any key that is added later needs a step.
 */
export function defineRecord<S extends z.ZodMiniType>(
  name: string,
  schema: S,
  steps: readonly Step[] = [],
): RecordType<Read<S>> {
  const version = steps.length + 1
  const unreadable = (why: Unreadable['why'], place: string, fault?: Misfit['why']) =>
    err({ record: name, why, place, ...(fault === undefined ? {} : { fault }) })
  const read = (row: unknown): Result<Read<S>, Unreadable> => {
    if (!isRow(row)) return unreadable('damaged', '')
    const from = row['v']
    if (typeof from !== 'number' || !Number.isSafeInteger(from) || from < 1) return unreadable('damaged', 'v')
    if (from > version) return unreadable('newer', 'v')
    const raised = steps.slice(from - 1).reduce<Row>((old, step) => step.up(old), row)
    const found = readBy(schema, { ...raised, v: version })
    return found.ok ? ok(found.value) : unreadable('damaged', found.error.place, found.error.why)
  }
  return { name, version, schema, read }
}

const valueAt = (row: unknown, key: string): unknown => (isRow(row) ? row[key] : undefined)

/** Rows by what they hold under a key. */
export function groupedBy(rows: readonly unknown[], key: string): ReadonlyMap<unknown, readonly unknown[]> {
  const groups = new Map<unknown, unknown[]>()
  for (const row of rows) {
    const group = groups.get(valueAt(row, key))
    if (group === undefined) groups.set(valueAt(row, key), [row])
    else group.push(row)
  }
  return groups
}

/** Keys that another program added to a file: kept and written back. */
export const extras = extraKeys
const isSane = (number: number): boolean => Math.abs(number) <= MOST_POINTS
export const whole = z.int().check(z.refine(isSane))
export const count = wholeFrom(0, Number.MAX_SAFE_INTEGER, isSane)
/** A moment in milliseconds, as far as it can be shown. */
export const time = z.int().check(z.refine(isTime))
