import type * as z from 'zod/mini'
import { err, ok, type Result } from '../../core/result'
import { isRow, type Row } from '../../core/row'
import { storageProblem, type Stored } from '../../durable/problem'
import { trust, trustedAs } from '../../durable/trusted'
import type { Misfit, Read } from '../../format/schema'
import { neededSchemas, type Schemas } from './readers'

export { isRow }
export type { Row }

/** A step from one version of a record to the next: named, pure, and only adding. */
export interface UpgradeStep {
  readonly name: string
  readonly up: (row: Row) => Row
}

/** The reason why a row cannot be read: newer code wrote it, or it is damaged at `place`. */
export interface Unreadable {
  readonly record: string
  readonly why: 'newer' | 'damaged'
  readonly place: string
  /** The reason why the value does not fit the schema. */
  readonly fault?: Misfit['why']
}

/** A kind of record: its present version, and its reader, which has the steps from version 1. */
export interface RecordType<T> {
  readonly name: string
  readonly version: number
  /** The schema of the present version. */
  readonly schemaOf: (schemas: Schemas) => z.ZodMiniType
  readonly read: (row: unknown) => Result<T, Unreadable>
}

type Schema = z.ZodMiniType<object>

/**
 * Defines a kind of record. Rows stay stored as they were written; each step raises an old row when it is read, also from a
 * backup. A key that is added later needs a step. A trusted row of the present version is returned as it is; any other is
 * checked by the schema.
 */
export function defineRecord<S extends Schema>(
  name: string,
  schemaOf: (schemas: Schemas) => S,
  steps: readonly UpgradeStep[] = [],
): RecordType<Read<S>> {
  const version = steps.length + 1
  const unreadable = (why: Unreadable['why'], place: string, fault?: Misfit['why']) =>
    err({ record: name, why, place, ...(fault === undefined ? {} : { fault }) })
  const isRecord = (row: Row): row is Read<S> & Row => trustedAs(row) !== null && row['v'] === version
  const read = (row: unknown): Result<Read<S>, Unreadable> => {
    if (!isRow(row)) return unreadable('damaged', '')
    if (isRecord(row)) return ok(row)
    const from = row['v']
    if (typeof from !== 'number' || !Number.isSafeInteger(from) || from < 1) return unreadable('damaged', 'v')
    if (from > version) return unreadable('newer', 'v')
    const raised = steps.slice(from - 1).reduce<Row>((old, step) => step.up(old), row)
    const schemas = neededSchemas()
    const found = schemas.readBy(schemaOf(schemas), { ...raised, v: version })
    if (found.ok) return ok(trust(found.value))
    return unreadable(found.error.why === schemas.NEWER_KIND ? 'newer' : 'damaged', found.error.place, found.error.why)
  }
  return { name, version, schemaOf, read }
}

/**
 * Returns a row as its readers will read it, so that nothing is written that could not be read again. Otherwise the problem names
 * the place that they would refuse.
 */
export function toWrite<T>(type: RecordType<T>, row: unknown): Stored<T> {
  const read = type.read(row)
  return read.ok ? read : err(storageProblem('unfit', `${read.error.record}.${read.error.place}`))
}

const valueAt = (row: unknown, key: string): unknown => (isRow(row) ? row[key] : undefined)

/** Groups rows by their value of a key. */
export function groupedBy(rows: readonly unknown[], key: string): ReadonlyMap<unknown, readonly unknown[]> {
  const groups = new Map<unknown, unknown[]>()
  for (const row of rows) {
    const group = groups.get(valueAt(row, key))
    if (group === undefined) groups.set(valueAt(row, key), [row])
    else group.push(row)
  }
  return groups
}
