import { crc32 } from './crc32'

/**
 * Returns a row with a checksum of its content. The replica has no derived rows, so only the checksum tells whether one of them
 * is still as it was written.
 */
export const withSum = <R extends object>(row: R): R & { readonly sum: number } => ({ ...row, sum: sumOf(row) })

/** Returns whether a row is as it was written. */
export const isIntact = (row: unknown): boolean =>
  typeof row === 'object' && row !== null && !Array.isArray(row) && Reflect.get(row, 'sum') === sumOf(row)

const sumOf = (row: object): number => crc32(new TextEncoder().encode(JSON.stringify({ ...row, sum: undefined })))
