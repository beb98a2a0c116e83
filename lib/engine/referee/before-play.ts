import { afterThrownIn } from '../game/next-dealer'
import { naturalOrder, rankOf, suitOf, type Card, type Trump } from '../table/card'
import { BELA } from '../table/deck'
import type { Rules } from '../table/options'
import type { Seat } from '../table/seats'

/** Returns the first dealer by the cards cut, seat by seat; `null` if the deciding cards are equal and all cut again. */
export function firstDealer(rules: Rules, cards: readonly Card[]): Seat | null {
  const order = cards.map((card) => naturalOrder(rankOf(card)))
  const best = rules.firstDealer === 'low-cut' ? Math.max(...order) : Math.min(...order)
  const seat = order.indexOf(best)
  return order.lastIndexOf(best) === seat ? seat : null
}

/**
 * Tells whether the deal is void because the first cards of a hand are only eights and sevens. The same player then deals again.
 */
export function voidDeal(
  rules: Rules,
  dealer: Seat,
  hands: readonly (readonly Card[])[],
): { readonly result: 'redeal' | 'play'; readonly nextDealer: Seat | null } {
  const isPoor = (hand: readonly Card[]) => hand.length > 0 && hand.every((card) => ['8', '7'].includes(rankOf(card)))
  const isVoid = rules.voidDeal === 'yes' && hands.some(isPoor)
  return isVoid
    ? { result: 'redeal', nextDealer: afterThrownIn(rules, 'void-deal', dealer) }
    : { result: 'play', nextDealer: null }
}

export const EXCHANGE_BARS = ['not-played', 'other-trumps', 'no-seven', 'too-late'] as const
export type ExchangeBar = (typeof EXCHANGE_BARS)[number]

/** Returns the reason why the seven of trumps may not be exchanged for the turn-up; `null` if it may. */
export function barToExchange(
  rules: Rules,
  { turnUp, trump, holdsSeven, playStarted }: ExchangeQuestion,
): ExchangeBar | null {
  if (rules.exchangeSeven === 'no') return 'not-played'
  if (suitOf(turnUp) !== trump) return 'other-trumps'
  if (!holdsSeven) return 'no-seven'
  return playStarted ? 'too-late' : null
}

export interface ExchangeQuestion {
  readonly turnUp: Card
  readonly trump: Trump
  readonly holdsSeven: boolean
  readonly playStarted: boolean
}

export const BELA_MOMENTS = ['first-card', 'second-card', 'both', 'never'] as const
export type BelaMoment = (typeof BELA_MOMENTS)[number]

/** Returns the points for king and queen of trumps in one hand, by when they were announced. */
export function belaPoints(rules: Rules, holdsBoth: boolean, announcedAt: BelaMoment): number {
  return holdsBoth && isInTime(rules, announcedAt) ? BELA : 0
}

function isInTime(rules: Rules, announcedAt: BelaMoment): boolean {
  if (announcedAt === 'never') return false
  return announcedAt === 'both' || rules.belaCall === 'either' || rules.belaCall === announcedAt
}
