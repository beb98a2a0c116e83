import type { CountedHand, PlayedHand } from '@/lib/engine/table/hand'
import type { Rules } from '@/lib/engine/table/options'
import { filledPoints, lastOfAll } from './naive-facts'

// The points of each side in a fully known hand, from the contracts alone.

/** Everything on which a hand's score depends, with nothing left open. */
export interface Known {
  readonly hand: PlayedHand | CountedHand
  readonly dealer: number
  readonly trump: string
  readonly took: readonly boolean[]
  readonly melds: readonly number[]
  readonly lastTrick: number | null
  /** True for the last hand of a game of a fixed number of hands. */
  readonly isLast: boolean
}

export interface NaiveResult {
  readonly earned: readonly number[]
  readonly verdict: 'made' | 'bate' | 'tied' | 'revoked'
  /** The points on the sheet, without points held over from before. */
  readonly points: readonly number[]
  readonly hangs: number
  readonly winner: number | null
  /** The side that took every trick, at a table where the game cannot end with such a hand. */
  readonly valat: number | null
}

export const revokerOf = (hand: PlayedHand | CountedHand): number | null =>
  hand.kind === 'played' ? hand.revoke : null

/** Returns the side that took every trick; `null` if there is none, or a revoke ended the hand early. */
export function sweeperOf({ hand, took }: Known): number | null {
  if (revokerOf(hand) !== null || took.filter((some) => some).length !== 1) return null
  return took.indexOf(true)
}

/** Returns twenty for each bela, by side. A side without a trick has none if the table plays that it loses them. */
export function belasBy(rules: Rules, known: Known): readonly number[] {
  // Totals that were said already contain what counts: whether a side lost its belas is known only if the tricks were said.
  const isSaid = known.hand.kind === 'played' || known.hand.tricks !== null
  const sweeper = isSaid ? sweeperOf(known) : null
  return known.took.map((_, side) => {
    if (sweeper !== null && sweeper !== side && rules.sweepMelds === 'lost') return 0
    const belas = 20 * known.hand.bela.filter((seat) => (rules.players === 4 ? seat % 2 : seat) === side).length
    // A total smaller than its belas was spoken without them.
    const { hand } = known
    return hand.kind === 'counted' && (hand.totals[side] ?? 0) < belas ? 0 : belas
  })
}

/**
 * Returns the points of runs, fours and settled declarations, by side, after a sweep has taken or cancelled those of the other
 * side.
 */
export function meldsBy(rules: Rules, known: Known): readonly number[] {
  const sweeper = sweeperOf(known)
  if (sweeper === null || rules.sweepMelds === 'own') return known.melds
  const all = known.melds.reduce((sum, points) => sum + points, 0)
  return known.melds.map((points, side) => {
    if (side !== sweeper) return 0
    return rules.sweepMelds === 'to-sweeper' ? all : points
  })
}

/** Returns the points that each side earned, spoken or counted, before any are moved. */
export function earnedBy(rules: Rules, known: Known): readonly number[] {
  const { hand, took, lastTrick, trump } = known
  const times = trump === 'none' && rules.noTrumpDoubled === 'yes' ? 2 : 1
  if (hand.kind === 'counted') return hand.totals.map((points) => points * times)
  const cards = filledPoints(rules, hand)
  const melds = meldsBy(rules, known)
  const belas = belasBy(rules, known)
  const sweeper = sweeperOf(known)
  return took.map((_, side) => {
    let points = (cards[side] ?? 0) + (lastTrick === side ? 10 : 0)
    if (sweeper === side) points = rules.sweep === '360' ? 360 : (cards[side] ?? 0) + lastOfAll(rules)
    return (points + (melds[side] ?? 0) + (belas[side] ?? 0)) * times
  })
}

/** Returns the points to compare: those that each side earned, without its belas if these do not decide. */
export function comparedBy(rules: Rules, known: Known): readonly number[] {
  const belas = belasBy(rules, known)
  return earnedBy(rules, known).map((points, side) =>
    rules.belaDecides === 'no' ? points - (belas[side] ?? 0) : points,
  )
}
