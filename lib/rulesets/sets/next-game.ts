import type { Rules } from '../../engine/table/options'
import { seatAfter, seatsOf, sideOf, type Seat, type Side } from '../../engine/table/seats'
import type { RuleSetId } from './rule-set'

/** The choices for the first dealer of the next game: the last winner, either of its winners, or a new choice. */
export const NEXT_GAME_DEALERS = ['winner', 'winners', 'afresh'] as const
export type NextGameDealer = (typeof NEXT_GAME_DEALERS)[number]

/** The answers of the lookup's question on it (`next-game-dealer`), without the weight of their sources. */
const DEALS: { readonly [S in RuleSetId]: NextGameDealer } = {
  'bela-2': 'winner',
  'bela-3': 'winner',
  'klabberjass-4': 'afresh',
  lehman: 'afresh',
  bicycle: 'afresh',
  denexa: 'afresh',
  'bridge-belote': 'winners',
  belote: 'afresh',
  contree: 'afresh',
  coinche: 'afresh',
  'bela-hr': 'afresh',
}

export const nextGameDealer = (base: RuleSetId): NextGameDealer => DEALS[base]

/** The possible first dealers of the next game by the rule set, the proposed one first. */
export interface FirstDealers {
  readonly by: NextGameDealer
  readonly seats: readonly Seat[]
}

/**
 * After a game that `dealer` dealt first and `winner` won. Where the rule set says nothing, or no one won, any seat may:
 * proposed is the one after the last first dealer, so that the deal goes round.
 */
export function firstDealers(base: RuleSetId, rules: Rules, dealer: Seat, winner: Side | null): FirstDealers {
  const by = winner === null ? 'afresh' : nextGameDealer(base)
  if (by !== 'afresh') return { by, seats: seatsOf(rules).filter((seat) => sideOf(rules, seat) === winner) }
  return { by, seats: seatsOf(rules).map((step) => (seatAfter(rules, dealer) + step) % rules.players) }
}
