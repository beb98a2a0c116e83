import type { ContestedHand } from '../table/hand'
import type { Rules } from '../table/options'
import { at, fromEldest, highestSides, mostOf, otherSides, sideOf, sum, type Seat, type Side } from '../table/seats'
import type { Earned } from './earned'

export const VERDICTS = ['made', 'bate', 'tied', 'revoked', 'thrown-in', 'claim-good', 'claim-false', 'agreed'] as const
export type Verdict = (typeof VERDICTS)[number]

/** The outcome of a contested hand: the verdict, and the side that won the hand (`null`: no one, a tie). */
export interface Outcome {
  readonly verdict: 'made' | 'bate' | 'tied' | 'revoked'
  readonly winner: Side | null
}

/** Tells whether a tied hand is dealt again. It then counts as no hand. */
export const isReplayed = (rules: Rules, { verdict }: { readonly verdict: Verdict }): boolean =>
  verdict === 'tied' && rules.tie === 'replay'

/** Decides who won the hand: after a revoke the other side, else by the bid, or by the greater sum. */
export function outcomeOf(rules: Rules, hand: ContestedHand, made: Earned, dealer: Seat): Outcome {
  if (hand.kind === 'played' && hand.revoke !== null) {
    return { verdict: 'revoked', winner: strongest(rules, otherSides(rules, hand.revoke), made.points, dealer) }
  }
  const deciding =
    rules.belaDecides === 'yes' ? made.points : made.points.map((points, side) => points - at(made.belas, side))
  return hand.bid === null
    ? outcomeOfPoints(rules, hand, deciding, made.points, dealer)
    : outcomeOfBid(rules, hand, deciding, made.sweep)
}

/**
 * Decides a hand by points. The taker must have more than the other side; with three players more than either of the others, or
 * on big more than both together.
 */
function outcomeOfPoints(
  rules: Rules,
  hand: ContestedHand,
  deciding: readonly number[],
  earned: readonly number[],
  dealer: Seat,
): Outcome {
  const taker = sideOf(rules, hand.taker)
  const others = otherSides(rules, taker)
  const toBeat = hand.big ? sum(others.map((side) => at(deciding, side))) : mostOf(others, deciding)
  if (at(deciding, taker) > toBeat) return { verdict: 'made', winner: taker }
  if (at(deciding, taker) === toBeat && rules.tie !== 'bate') return outcomeOfTie(rules, taker)
  return { verdict: 'bate', winner: strongest(rules, others, earned, dealer) }
}

const outcomeOfTie = ({ tie }: Rules, taker: Side): Outcome =>
  tie === 'made' ? { verdict: 'made', winner: taker } : { verdict: 'tied', winner: null }

/**
 * Decides a hand by the bid. The taker must have the points that were bid and, at some tables, more than the other side; or every
 * trick, if that was bid.
 */
function outcomeOfBid(rules: Rules, hand: ContestedHand, deciding: readonly number[], sweep: Earned['sweep']): Outcome {
  const taker = sideOf(rules, hand.taker)
  const [other = taker] = otherSides(rules, taker)
  const hasMore = rules.bidNeeds === 'bid' || at(deciding, taker) > at(deciding, other)
  const isMade = hand.bid === 'capot' ? sweep === taker : at(deciding, taker) >= Number(hand.bid) && hasMore
  return isMade ? { verdict: 'made', winner: taker } : { verdict: 'bate', winner: other }
}

/** Returns the side that made most; of equal ones the one that sits first after the dealer. */
function strongest(rules: Rules, sides: readonly Side[], earned: readonly number[], dealer: Seat): Side {
  const level = highestSides(sides, earned)
  if (level.length === 1) return at(level, 0)
  const seat = fromEldest(rules, dealer).find((seat) => level.includes(sideOf(rules, seat)))
  /* v8 ignore if -- every side has a seat */
  if (seat === undefined)
    throw new Error(`expected a seat of side ${level.join(' or ')} at a table of ${rules.players}`)
  return sideOf(rules, seat)
}
