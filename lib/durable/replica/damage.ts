import type { RowKey } from './record'

/** The faults that comparing the two copies can find in one of them. */
export const FAULTS = ['missing', 'different', 'outdated', 'unreadable'] as const

/** Something that one copy had lost or spoilt. */
export interface Damage {
  readonly at: number
  readonly store: 'database' | 'replica'
  readonly fault: (typeof FAULTS)[number]
  /** Empty where it is not known which row it was; the key `null` stands for all of them. */
  readonly table: string
  readonly key: RowKey
  /** Put right from the other copy. */
  readonly repaired: boolean
  /** The damaged content, for an export: a row, or the bytes of a file in base64. */
  readonly found: unknown
}
