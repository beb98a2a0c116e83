import * as z from 'zod/mini'
import { isRow } from '../../durable/row'
import type { Row } from '../../durable/row'
import { err, ok } from '../../engine/table/result'
import type { Result } from '../../engine/table/result'
import { isTime, MOST_POINTS } from '../../format/limits'

// The policy of the pages forbids the functions that zod would otherwise compile.
z.config({ jitless: true })

export { isRow }
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
}

/** A kind of record: its present version, the steps to it from version 1, and its reader. */
export interface RecordType<T> {
  readonly name: string
  readonly version: number
  readonly steps: readonly Step[]
  /** The shape of the present version. */
  readonly schema: () => z.ZodMiniType<T>
  readonly read: (row: unknown) => Result<T, Unreadable>
}

/**
 * Defines a kind of record. Rows stay on the phone as they were written and are brought up to the present
 * version when they are read; backups go the same way. Any key that is added later needs a step. The shape of the
 * present version is made when the first row is read: making those of every kind takes a slow phone a tenth of a second.
 */
export function defineRecord<T>(
  name: string,
  makeSchema: () => z.ZodMiniType<T>,
  steps: readonly Step[] = [],
): RecordType<T> {
  let made: z.ZodMiniType<T> | null = null
  const schema = () => (made ??= makeSchema())
  const version = steps.length + 1
  const unreadable = (why: Unreadable['why'], place: string) => err({ record: name, why, place })
  const read = (row: unknown): Result<T, Unreadable> => {
    if (!isRow(row)) return unreadable('damaged', '')
    const from = row['v']
    if (typeof from !== 'number' || !Number.isSafeInteger(from) || from < 1) return unreadable('damaged', 'v')
    if (from > version) return unreadable('newer', 'v')
    const raised = steps.slice(from - 1).reduce<Row>((old, step) => step.up(old), row)
    const result = z.safeParse(schema(), { ...raised, v: version })
    return result.success ? ok(result.data) : unreadable('damaged', issuePath(result.error))
  }
  return { name, version, steps, schema, read }
}

const issuePath = (error: z.core.$ZodError): string => (error.issues[0]?.path ?? []).map(String).join('.')

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
export const extras = z.record(z.string().check(z.startsWith('x-')), z.unknown())
export const id = z.string().check(z.minLength(1))
const isSane = (number: number): boolean => Math.abs(number) <= MOST_POINTS
export const whole = z.int().check(z.refine(isSane))
export const count = z.int().check(z.minimum(0), z.refine(isSane))
/** A moment in milliseconds, as far as it can be shown. */
export const time = z.int().check(z.refine(isTime))
