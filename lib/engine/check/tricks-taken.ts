import type { Trump } from '../table/card'
import { ALL_TRICKS, handSize, LAST_TRICK, packPoints, sweepMore } from '../table/deck'
import type { ContestedHand, CountedHand, PlayedHand } from '../table/hand'
import type { Rules } from '../table/options'
import { at, sidesOf, type Side } from '../table/seats'
import { filledCardPoints } from './check'
import { canBeDeclared, trumpsIn } from './check-totals'

/** The answer to whether a side took a trick; `unknown` if no fact shows one and the tricks were not entered. */
export type Took = 'some' | 'none' | 'unknown'

export function tookTrick(rules: Rules, hand: ContestedHand, side: Side): Took {
  if (hand.tricks !== null) return at(hand.tricks, side) > 0 ? 'some' : 'none'
  if (hand.lastTrick === side) return 'some'
  return hand.kind === 'played' ? byCardPoints(rules, hand, side) : byTotals(rules, hand, side)
}

/**
 * Tells whether a side took the trick that its runs need: `some` if the table needs none, and after a revoke, which ends the hand
 * before tricks are counted.
 */
export const hasTrickForRuns = (rules: Rules, hand: PlayedHand, side: Side): Took =>
  rules.runsNeedTrick === 'no' || hand.revoke !== null ? 'some' : tookTrick(rules, hand, side)

const byCardPoints = (rules: Rules, hand: PlayedHand, side: Side): Took =>
  (hand.cardPoints[side] ?? filledCardPoints(rules, hand)?.[side] ?? 0) > 0 ? 'some' : 'unknown'

/**
 * Tells by spoken totals whether a side took a trick. A total shows one, unless it can be declarations alone and the totals of
 * the others can include all the cards.
 */
function byTotals(rules: Rules, hand: CountedHand, side: Side): Took {
  const others = sidesOf(rules).reduce((total, other) => (other === side ? total : total + at(hand.totals, other)), 0)
  const isTrickless = trumpsIn(rules, hand).some(
    (trump) =>
      canBeDeclared(rules, trump, at(hand.totals, side)) &&
      (rules.players !== 4 || canBeDeclared(rules, trump, others - allTricks(rules, trump))),
  )
  return isTrickless ? 'unknown' : 'some'
}

/** Returns the points of all tricks for the side that took them, without declarations. */
const allTricks = (rules: Rules, trump: Trump): number =>
  rules.sweep === '360' ? ALL_TRICKS : packPoints(trump) + LAST_TRICK + sweepMore(rules)

/** Returns the side that took every trick; `null` if two sides took some, `unknown` if that was not said. */
export function sweeper(rules: Rules, hand: ContestedHand): Side | null | 'unknown' {
  if (hand.tricks !== null) {
    const side = hand.tricks.indexOf(handSize(rules))
    return side === -1 ? null : side
  }
  const took = sidesOf(rules).filter((side) => tookTrick(rules, hand, side) === 'some')
  return took.length > 1 ? null : 'unknown'
}
