import type { Rules } from '../../engine/table/options'
import { seatAfter, seatsOf, sideOf, type Seat, type Side } from '../../engine/table/seats'
import type { RuleSetId } from './rule-set'

/** The rules for the first dealer of the next game: the winner, either of two winners, or a new choice. */
export type NextGameDealer = 'winner' | 'winners' | 'afresh'

/** The answers to the question `next-game-dealer` of the lookup, copied here so that their sources need not be loaded. */
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

/** The seats that may deal first in the next game, the suggested one first. */
export interface FirstDealers {
  readonly by: NextGameDealer
  readonly seats: readonly Seat[]
}

/**
 * Returns the possible first dealers after a game in which `dealer` dealt first and which `winner` won. If the rule set does not
 * decide, or no one won, any seat may deal. Then the seat after `dealer` is suggested, so that the first deal moves round the
 * table.
 */
export function firstDealers(base: RuleSetId, rules: Rules, dealer: Seat, winner: Side | null): FirstDealers {
  const by = winner === null ? 'afresh' : nextGameDealer(base)
  if (by !== 'afresh') return { by, seats: seatsOf(rules).filter((seat) => sideOf(rules, seat) === winner) }
  return { by, seats: seatsOf(rules).map((step) => (seatAfter(rules, dealer) + step) % rules.players) }
}
