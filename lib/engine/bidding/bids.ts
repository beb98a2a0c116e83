import { afterThrownIn } from '../game/next-dealer'
import type { Suit } from '../table/card'
import type { Bid } from '../table/hand'
import type { Rules } from '../table/options'
import { eldestOf, seatAfter, sideOf, type Seat } from '../table/seats'
import {
  type Auction,
  type Bidding,
  bidOf,
  type Bids,
  type Call,
  type BiddingDeal,
  leaderOf,
  type SaidCall,
} from './bidding'

interface BidSoFar {
  readonly seat: Seat
  readonly bid: Bid
  readonly trump: Suit
  readonly isDoubled: boolean
}

interface State {
  readonly speaks: Seat
  readonly highest: BidSoFar | null
  /** The number of passes since the last other call. */
  readonly passes: number
}

/**
 * Returns the auction in which points are bid, each bid above the one before, until all pass. It allows one double, after which
 * no one bids, and one redouble, which ends the auction.
 */
export function bidAuction(rules: Rules, deal: BiddingDeal): Auction<State> {
  return {
    start: { speaks: eldestOf(rules, deal.dealer), highest: null, passes: 0 },
    open: (state) => open(rules, state),
    say: (state, said) => say(rules, deal, state, said),
  }
}

function open(rules: Rules, { speaks, highest }: State): Extract<Bidding, { result: 'open' }> {
  const bids = bidsAbove(rules, highest)
  const may: readonly Call[] = ['pass', ...(highest === null ? [] : doubles(rules, speaks, highest))]
  return { result: 'open', speaks, may, ...(bids === null ? {} : { bids }), round: null }
}

/** Returns the bids above the highest so far. There are none above all the tricks, or over a double. */
function bidsAbove(rules: Rules, highest: BidSoFar | null): Bids | null {
  if (highest === null) return { from: rules.bidStart, to: rules.bidTop }
  if (highest.bid === 'capot' || highest.isDoubled) return null
  return { from: highest.bid + 10, to: rules.bidTop }
}

/**
 * Returns the double or redouble that a seat may call: the other side doubles, and the doubled side redoubles, as far as the
 * table allows it.
 */
function doubles(rules: Rules, speaks: Seat, { seat, isDoubled }: BidSoFar): readonly Call[] {
  const isOwn = sideOf(rules, speaks) === sideOf(rules, seat)
  if (isDoubled) return isOwn && rules.doubling > 2 ? ['redouble'] : []
  return !isOwn && rules.doubling > 1 ? ['double'] : []
}

type BiddingProgress = State | Exclude<Bidding, { result: 'open' | 'illegal' }>

function say(rules: Rules, deal: BiddingDeal, state: State, { seat, call }: SaidCall): BiddingProgress {
  const speaks = seatAfter(rules, seat)
  if (call === 'pass') return passed(rules, deal, { ...state, speaks, passes: state.passes + 1 })
  const said = bidOf(call)
  if (said !== null) return { speaks, highest: { seat, bid: said.bid, trump: said.suit, isDoubled: false }, passes: 0 }
  /* v8 ignore next -- `open` offers no double before a bid */
  if (state.highest === null) return state
  if (call === 'redouble') return play(rules, deal, state.highest, rules.doubling)
  return { speaks, highest: { ...state.highest, isDoubled: true }, passes: 0 }
}

function passed(rules: Rules, deal: BiddingDeal, state: State): BiddingProgress {
  const { highest, passes } = state
  if (highest !== null)
    return passes === rules.players - 1 ? play(rules, deal, highest, highest.isDoubled ? 2 : 1) : state
  if (passes < rules.players) return state
  return { result: 'redeal', why: 'all-pass', nextDealer: afterThrownIn(rules, 'all-pass', deal.dealer) }
}

const play = (
  rules: Rules,
  deal: BiddingDeal,
  { seat, bid, trump }: BidSoFar,
  multiplier: number,
): BiddingProgress => ({
  result: 'play',
  taker: seat,
  trump,
  bid,
  multiplier,
  leader: leaderOf(rules, deal.dealer, seat),
})
