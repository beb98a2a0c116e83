import { TRUMPS } from '../table/card'
import { ALL_TRICKS, handSize, LAST_TRICK, packPoints, sweepMore } from '../table/deck'
import type { ContestedHand, CountedHand, PlayedHand } from '../table/hand'
import type { Rules } from '../table/options'
import { at, sidesOf, type Side } from '../table/seats'
import { canBeTrump, filledCardPoints } from './check'

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
  if (!canBeDeclared(at(hand.totals, side))) return 'some'
  if (rules.players !== 4) return 'unknown'
  const others = sidesOf(rules).reduce((total, other) => (other === side ? total : total + at(hand.totals, other)), 0)
  const holdsAll = allTricksPoints(rules, hand.trump).some((all) => others >= all && canBeDeclared(others - all))
  return holdsAll ? 'unknown' : 'some'
}

/** Returns the points of all tricks without declarations, one figure for each trump in which the hand can have been played. */
function allTricksPoints(rules: Rules, trump: CountedHand['trump']): readonly number[] {
  if (rules.sweep === '360') return [ALL_TRICKS]
  const trumps = trump === null ? TRUMPS.filter((each) => canBeTrump(rules, each)) : [trump]
  return trumps.map((possible) => packPoints(possible) + LAST_TRICK + sweepMore(rules))
}

/**
 * Tells whether declarations can be worth this: sums of twenties, fifties and hundreds, so every multiple of ten but 10 and 30.
 */
const canBeDeclared = (points: number): boolean => points % 10 === 0 && points !== 10 && points !== 30

/** Returns the side that took every trick; `null` if two sides took some, `unknown` if that was not said. */
export function sweeper(rules: Rules, hand: ContestedHand): Side | null | 'unknown' {
  if (hand.tricks !== null) {
    const side = hand.tricks.indexOf(handSize(rules))
    return side === -1 ? null : side
  }
  const took = sidesOf(rules).filter((side) => tookTrick(rules, hand, side) === 'some')
  return took.length > 1 ? null : 'unknown'
}
