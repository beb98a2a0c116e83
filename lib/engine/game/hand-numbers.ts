import type { Hand } from '../table/hand'

/** A row of a sheet, with what its number depends on. A row that cannot be read has no hand, but it has a number. */
export type Numbered = { readonly hand: Hand } | { readonly state: 'unreadable' }

/**
 * Tells whether a row has a number. A hand that was played has one; a deal that was thrown in and points settled by word have
 * none.
 */
export const isNumbered = (row: Numbered): boolean =>
  !('hand' in row) || (row.hand.kind !== 'thrown-in' && row.hand.kind !== 'agreed')

/** Returns the number, from 1, of a hand that is inserted before the row at `place`, or of that row itself if it has one. */
export const numberAt = (rows: readonly Numbered[], place: number): number =>
  rows.slice(0, place).filter(isNumbered).length + 1

/** Returns the number of the row at `place`; if it has none, that of the hand before it. */
export const numberOf = (rows: readonly Numbered[], place: number): number =>
  Math.max(1, rows.slice(0, place + 1).filter(isNumbered).length)
