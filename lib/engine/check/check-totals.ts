import type { Trump } from '../table/card'
import { BELA, handSize, LAST_TRICK, packPoints, sweepMore, trumpsOf } from '../table/deck'
import type { CountedHand } from '../table/hand'
import type { Rules } from '../table/options'
import { problem, type Problem } from '../table/problem'
import { at, sideOf, sidesOf, sum } from '../table/seats'

/** Returns the trumps in which a counted hand can have been played: the one that was said, or all that the table plays. */
export const trumpsIn = (rules: Rules, { trump }: CountedHand): readonly Trump[] =>
  trump === null ? trumpsOf(rules) : [trump]

/** Tells whether declarations of this table can be worth these points: a sum of runs, fours of a kind and belas. */
export function canBeDeclared(rules: Rules, trump: Trump, points: number): boolean {
  if (trump === 'none') return rules.noTrumpMelds === 'none' ? points === 0 : canBeMelds(rules, points)
  const belas = trump === 'all' ? [0, 1, 2, 3, 4] : [0, 1]
  return belas.some((count) => canBeMelds(rules, points - BELA * count))
}

/**
 * Tells whether runs and fours can be worth these points. Twenties and fifties come to every ten but 10 and 30, hundreds and
 * hundred-fifties to every fifty but 50.
 */
function canBeMelds({ runs, carres }: Rules, points: number): boolean {
  if (points === 0) return true
  if (points < 0) return false
  if (runs === 'yes') return points % 10 === 0 && points !== 10 && points !== 30
  return carres === 'yes' && points % 50 === 0 && points !== 50
}

/** Tells whether the sum of all totals is known. With fewer than four players some cards are out of play. */
const isSumKnown = ({ players, sweep }: Rules): boolean => players === 4 && sweep !== '360'

/** Checks that spoken totals add up to all the cards, the last trick and declarations. */
export function checkTotals(rules: Rules, hand: CountedHand): Problem | null {
  const negative = hand.totals.findIndex((said) => said < 0)
  if (negative !== -1) return problem('negative-points', `totals.${negative}`, { given: at(hand.totals, negative) })
  if (!isSumKnown(rules) || trumpsThatFit(rules, hand).length > 0) return null
  const asSweep = { ...hand, tricks: [handSize(rules), 0] }
  if (hand.tricks === null && trumpsThatFit(rules, asSweep).length > 0) return problem('say-all-tricks', 'tricks')
  /* v8 ignore next -- every auction has a trump to give */
  const base = allPoints(rules, hand, trumpsIn(rules, hand)[0] ?? 'spades')
  return problem('totals-sum', 'totals', { given: sum(hand.totals), base })
}

/** Returns the trumps under which declarations can make up the rest of the totals. */
const trumpsThatFit = (rules: Rules, hand: CountedHand): readonly Trump[] =>
  trumpsIn(rules, hand).filter((trump) => canBeDeclared(rules, trump, sum(hand.totals) - allPoints(rules, hand, trump)))

/** Returns the points of all the cards and the last trick, and what the table pays for all the tricks if one side took them. */
const allPoints = (rules: Rules, { tricks }: CountedHand, trump: Trump): number =>
  packPoints(trump) + LAST_TRICK + (isSwept(rules, tricks) ? sweepMore(rules) : 0)

const isSwept = (rules: Rules, tricks: CountedHand['tricks']): boolean =>
  tricks !== null && tricks.includes(handSize(rules)) && sum(tricks) === handSize(rules)

/** Checks that a side without a trick has no more than declarations. */
export function checkTricklessTotal(rules: Rules, hand: CountedHand): Problem | null {
  const trickless = isSumKnown(rules) && hand.tricks !== null ? hand.tricks.indexOf(0) : -1
  if (trickless === -1) return null
  const given = at(hand.totals, trickless)
  const isDeclared = trumpsThatFit(rules, hand).some((trump) => canBeDeclared(rules, trump, given))
  return isDeclared ? null : problem('total-without-trick', `totals.${trickless}`, { side: trickless, given })
}

/** Checks that the total of a side has the belas that it announced. */
export function checkTotalsOfBelas(rules: Rules, hand: CountedHand): Problem | null {
  if (!isSumKnown(rules)) return null
  for (const side of sidesOf(rules)) {
    const belas = BELA * hand.bela.filter((seat) => sideOf(rules, seat) === side).length
    const given = at(hand.totals, side)
    if (given < belas) return problem('bela-not-in-total', `totals.${side}`, { side, given, belas })
  }
  return null
}
