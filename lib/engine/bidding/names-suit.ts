import { afterThrownIn } from '../game/next-dealer'
import { isTrump, SUITS } from '../table/card'
import type { Rules } from '../table/options'
import { fromEldest } from '../table/seats'
import { type Auction, type Call, type BiddingDeal, leaderOf } from './bidding'

/** The number of seats that have passed. */
interface State {
  readonly passes: number
}

/** Returns the auction without a turn-up. In one round each seat in turn passes or names a suit, which ends the auction. */
export function suitAuction(rules: Rules, deal: BiddingDeal): Auction<State> {
  const isForced = ({ passes }: State) => rules.allPass === 'dealer-names' && passes === rules.players - 1
  return {
    start: { passes: 0 },
    open: (state) => ({
      result: 'open',
      /* v8 ignore next -- after the last pass there is a suit or a redeal */
      speaks: fromEldest(rules, deal.dealer)[state.passes] ?? deal.dealer,
      may: isForced(state) ? forcedCalls(rules) : ['pass', ...SUITS],
      round: 1,
    }),
    say: ({ passes }, { seat, call }) => {
      if (isTrump(call))
        return { result: 'play', taker: seat, trump: call, multiplier: 1, leader: leaderOf(rules, deal.dealer, seat) }
      if (passes < rules.players - 1) return { passes: passes + 1 }
      return { result: 'redeal', why: 'all-pass', nextDealer: afterThrownIn(rules, 'all-pass', deal.dealer) }
    },
  }
}

/** Returns the calls of a dealer who has to name trumps. */
const forcedCalls = (rules: Rules): readonly Call[] => (rules.forcedNoTrump === 'allowed' ? [...SUITS, 'none'] : SUITS)
