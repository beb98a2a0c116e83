import { crc32 } from './crc32'

/**
 * A row with the sum of what it says. No replica has the rows of a derived table, so that nothing but a sum tells whether
 * one of them still says what was written.
 */
export const withSum = <R extends object>(row: R): R & { readonly sum: number } => ({ ...row, sum: sumOf(row) })

/** Returns whether a row says what was written. */
export const isIntact = (row: unknown): boolean =>
  typeof row === 'object' && row !== null && !Array.isArray(row) && Reflect.get(row, 'sum') === sumOf(row)

const sumOf = (row: object): number => crc32(new TextEncoder().encode(JSON.stringify({ ...row, sum: undefined })))
