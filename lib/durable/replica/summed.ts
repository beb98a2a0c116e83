import { crc32 } from './crc32'

/** A table made from others. */
export interface Derived {
  /** Each readable row of this table has one of its own. */
  readonly of: string
  readonly in: string
  /** The table of what is behind. */
  readonly behind: string
  /** The rows that a derived row was made of: those of `table` that name its key under `by`, and it their number as `made`. */
  readonly parts: { readonly table: string; readonly by: string; readonly made: string } | null
}

/**
 * A row with the sum of what it says. No replica has the rows of a derived table, so that nothing but a sum tells whether
 * one of them still says what was written.
 */
export const withSum = <R extends object>(row: R): R & { readonly sum: number } => ({ ...row, sum: sumOf(row) })

/** Returns whether a row says what was written. */
export const isIntact = (row: unknown): boolean =>
  typeof row === 'object' && row !== null && !Array.isArray(row) && Reflect.get(row, 'sum') === sumOf(row)

/** Returns whether a derived row says what was written, and was made of so many parts. */
export const isMadeOf = (row: unknown, parts: number | undefined, made: Derived['parts']): boolean =>
  isIntact(row) && (made === null || Reflect.get(Object(row), made.made) === (parts ?? 0))

const sumOf = (row: object): number => crc32(new TextEncoder().encode(JSON.stringify({ ...row, sum: undefined })))
