import type { Hand } from '../table/hand'

/** A row of a sheet, as far as its number goes: one that cannot be read has no hand, and is one all the same. */
export type Numbered = { readonly hand: Hand } | { readonly state: 'unreadable' }

/** A hand that was played has a number; a deal that came to nothing, or points settled by word, is written between two numbers. */
export const isNumbered = (row: Numbered): boolean =>
  !('hand' in row) || (row.hand.kind !== 'thrown-in' && row.hand.kind !== 'agreed')

/** Returns the number, from 1, that a hand played before the row at `place` has on the sheet, or that row itself where it has one. */
export const numberAt = (rows: readonly Numbered[], place: number): number =>
  rows.slice(0, place).filter(isNumbered).length + 1

/** Returns the number of the row at `place`; of one that has none, that of the hand before it. */
export const numberOf = (rows: readonly Numbered[], place: number): number =>
  Math.max(1, rows.slice(0, place + 1).filter(isNumbered).length)
