import type { ContestedHand } from '../table/hand'
import type { Rules } from '../table/options'
import { at, fromEldest, highestSides, mostOf, otherSides, sideOf, sum, type Seat, type Side } from '../table/seats'

export const VERDICTS = ['made', 'bate', 'tied', 'revoked', 'thrown-in', 'claim-good', 'claim-false', 'agreed'] as const
export type Verdict = (typeof VERDICTS)[number]

/** How a contested hand came out: the verdict, and the side that won the hand (`null`: nobody, a tie). */
export interface Outcome {
  readonly verdict: 'made' | 'bate' | 'tied' | 'revoked'
  readonly winner: Side | null
}

/**
 * The taker must have more than the other side; with three players more than either
 * of the others, on big more than both together.
 */
export function outcomeOf(rules: Rules, hand: ContestedHand, earned: readonly number[], dealer: Seat): Outcome {
  if (hand.kind === 'played' && hand.revoke !== null) {
    return { verdict: 'revoked', winner: strongest(rules, otherSides(rules, hand.revoke), earned, dealer) }
  }
  const taker = sideOf(rules, hand.taker)
  const others = otherSides(rules, taker)
  const toBeat = hand.big ? sum(others.map((side) => at(earned, side))) : mostOf(others, earned)
  if (at(earned, taker) > toBeat) return { verdict: 'made', winner: taker }
  if (at(earned, taker) === toBeat && rules.tie !== 'bate') return { verdict: 'tied', winner: null }
  return { verdict: 'bate', winner: strongest(rules, others, earned, dealer) }
}

/** The side that made most; of equal ones the one who sits first after the dealer. */
function strongest(rules: Rules, sides: readonly Side[], earned: readonly number[], dealer: Seat): Side {
  const level = highestSides(sides, earned)
  if (level.length === 1) return at(level, 0)
  const seat = fromEldest(rules, dealer).find((seat) => level.includes(sideOf(rules, seat)))
  /* v8 ignore if -- every side has a seat */
  if (seat === undefined) throw new Error('a hand without an opponent')
  return sideOf(rules, seat)
}
