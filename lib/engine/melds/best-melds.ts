import { makeCard, RANKS, SUITS, type Card, type Rank, type Trump } from '../table/card'
import { BELA, isTrumpSuit } from '../table/deck'
import type { Rules } from '../table/options'
import { sum } from '../table/seats'
import { fourCards, fourValue, runsIn, runValue, type Run } from './meld-values'

/**
 * Returns the most that the declarations of a hand can be worth, with bela apart. A card counts in one declaration only, so a
 * four can break a run. Every choice of fours is tried, and the cards that are left are counted as runs.
 */
export function bestMelds(
  rules: Rules,
  hand: readonly Card[],
  trump: Trump,
): { readonly points: number; readonly bela: number } {
  const bela =
    BELA *
    SUITS.filter(
      (suit) => isTrumpSuit(suit, trump) && hand.includes(makeCard('K', suit)) && hand.includes(makeCard('Q', suit)),
    ).length
  return { points: meldsPoints(rules, declarable(rules, hand, trump)), bela }
}

/** Everything that a hand can declare, except bela. */
export interface Declarable {
  readonly runs: readonly Run[]
  readonly fours: readonly Rank[]
}

/** Returns the declarations of a hand that are worth most together. */
export function declarable(rules: Rules, hand: readonly Card[], trump: Trump): Declarable {
  if (trump === 'none' && rules.noTrumpMelds === 'none') return { runs: [], fours: [] }
  const fours = rules.carres === 'yes' ? RANKS.filter((rank) => fourValue(rank) > 0 && holdsAll(hand, rank)) : []
  const ways = choices(fours).map((chosen) => withFours(rules, hand, chosen))
  return ways.reduce((best, way) => (meldsPoints(rules, way) > meldsPoints(rules, best) ? way : best))
}

const holdsAll = (hand: readonly Card[], rank: Rank): boolean => fourCards(rank).every((card) => hand.includes(card))

function choices(ranks: readonly Rank[]): readonly (readonly Rank[])[] {
  const [first, ...rest] = ranks
  if (first === undefined) return [[]]
  return choices(rest).flatMap((chosen) => [chosen, [first, ...chosen]])
}

function withFours(rules: Rules, hand: readonly Card[], fours: readonly Rank[]): Declarable {
  const used = fours.flatMap(fourCards)
  return { fours, runs: rules.runs === 'no' ? [] : runsIn(hand.filter((card) => !used.includes(card))) }
}

const meldsPoints = (rules: Rules, { runs, fours }: Declarable): number =>
  sum(fours.map(fourValue)) + sum(runs.map((run) => runValue(run.length, rules.longRuns)))
