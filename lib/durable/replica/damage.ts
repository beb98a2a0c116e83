import type { RowKey } from './record'

/** The faults that a comparison can find in one of the copies. */
export const FAULTS = ['missing', 'outdated', 'unreadable'] as const

/** A row, or part of a file, that one copy had lost or corrupted. */
export interface Damage {
  readonly at: number
  readonly store: 'database' | 'replica'
  readonly fault: (typeof FAULTS)[number]
  /** Empty if the row is unknown. The key `null` means all rows. */
  readonly table: string
  readonly key: RowKey
  /** True if it was repaired from the other copy. */
  readonly repaired: boolean
  /** The damaged content, for an export: a row, or the bytes of a file in base64. */
  readonly found: unknown
}
