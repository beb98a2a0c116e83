import { numberOf } from '../game/hand-numbers'
import type { LedgerRow, ScoredRow } from '../game/ledger'
import type { Rules } from '../table/options'
import { highestAlone, sidesOf, type Side } from '../table/seats'

/** The way in which a finished game was decided. Hands are given by their number on the sheet, from 1. */
export type Decided =
  /** No one else was ever in front. */
  | { readonly kind: 'all-the-way' }
  /** From this hand on the winner was alone in front to the end. */
  | { readonly kind: 'in-front-since'; readonly number: number }
  /** The winner was not alone in front even at the end: the last hand and a rule decided. */
  | { readonly kind: 'last'; readonly number: number }

/**
 * Returns how a game was decided: by the hand that put the winner in front for good, so that no one was level or ahead after any
 * hand from there on. `start` are the totals at the start of the sheet; `rows` are all its rows, but those that do not count
 * decide nothing. Returns `null` if no one won.
 */
export function decidedBy(
  rules: Rules,
  start: readonly number[],
  rows: readonly LedgerRow[],
  winner: Side | null,
): Decided | null {
  if (winner === null) return null
  const ahead = (totals: readonly number[]): Side | null => highestAlone(sidesOf(rules), totals)
  const hands = rows.flatMap((row, index) => (row.state === 'scored' ? [{ row, number: numberOf(rows, index) }] : []))
  const last = hands.at(-1)
  if (last === undefined) return null
  const before = hands.findLastIndex(({ row }) => ahead(row.totals) !== winner)
  const first = hands[before + 1]
  if (first === undefined) return { kind: 'last', number: last.number }
  const others = hands.slice(0, before + 1).map(({ row }) => row)
  const led = ahead(start)
  return (led === null || led === winner) && others.every((row) => isSame(row, start))
    ? { kind: 'all-the-way' }
    : { kind: 'in-front-since', number: first.number }
}

/** Tells whether no one has scored yet, so that the totals are those of the start. */
const isSame = ({ totals }: ScoredRow, start: readonly number[]): boolean =>
  totals.every((total, side) => total === start[side])
