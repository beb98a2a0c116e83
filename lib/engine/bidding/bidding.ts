import { isSuit, type Suit, type Trump } from '../table/card'
import type { Bid } from '../table/hand'
import type { Rules } from '../table/options'
import { eldestOf, type Seat } from '../table/seats'

/** The calls that choose trumps, apart from bids of points. A suit, `none` or `all` names trumps or a contract. */
export const CALLS = [
  'pass',
  'take',
  'schmeiss',
  'yes',
  'no',
  'clubs',
  'diamonds',
  'hearts',
  'spades',
  'none',
  'all',
  'double',
  'redouble',
  'sheet',
] as const

/** A bid of points, or of all the tricks, in a suit: `100 hearts`, `capot clubs`. */
export type BidCall = `${Bid} ${Suit}`

export type Call = (typeof CALLS)[number] | BidCall

/**
 * The bids that may be made: a number from `from` to `to` in steps of ten, or all the tricks. If no number is left, `from` is
 * above `to`.
 */
export interface Bids {
  readonly from: number
  readonly to: number
}

/** The deal being bid for: its dealer, and the suit of the turn-up (`null` if there is none). */
export interface BiddingDeal {
  readonly dealer: Seat
  readonly turnUp: Suit | null
}

/** The state of the bidding: open, with the seat to speak and its legal calls, or ended. */
export type Bidding =
  | {
      readonly result: 'open'
      readonly speaks: Seat
      /** The legal calls, apart from bids of points. */
      readonly may: readonly Call[]
      /** Left out if no bid may be made. */
      readonly bids?: Bids
      readonly round: 1 | 2 | null
    }
  | {
      readonly result: 'play'
      readonly taker: Seat
      readonly trump: Trump
      /** Set if points are bid. */
      readonly bid?: Bid
      readonly multiplier: number
      readonly leader: Seat
    }
  | { readonly result: 'redeal'; readonly why: 'all-pass' | 'schmeiss'; readonly nextDealer: Seat }
  /** `at` is the index of the first call that could not be made. */
  | { readonly result: 'illegal'; readonly at: number }

export interface SaidCall {
  readonly seat: Seat
  readonly call: Call
}

/** One way of choosing trumps: its states, the seat to speak and the legal calls in each, and the result of a call. */
export interface Auction<S> {
  readonly start: S
  readonly open: (state: S) => Extract<Bidding, { result: 'open' }>
  readonly say: (state: S, said: SaidCall) => S | Exclude<Bidding, { result: 'open' | 'illegal' }>
}

/** Plays calls through an auction until one ends it or cannot be made. A call after the end cannot be made either. */
export function runAuction<S extends object>(auction: Auction<S>, calls: readonly SaidCall[]): Bidding {
  let state = auction.start
  for (const [at, said] of calls.entries()) {
    const open = auction.open(state)
    if (said.seat !== open.speaks || !maySay(open, said.call)) return { result: 'illegal', at }
    const next = auction.say(state, said)
    if ('result' in next) return at === calls.length - 1 ? next : { result: 'illegal', at: at + 1 }
    state = next
  }
  return auction.open(state)
}

function maySay({ may, bids }: Extract<Bidding, { result: 'open' }>, call: Call): boolean {
  const said = bidOf(call)
  if (said === null) return may.includes(call)
  if (bids === undefined) return false
  return said.bid === 'capot' || (said.bid >= bids.from && said.bid <= bids.to && said.bid % 10 === 0)
}

/** Returns the bid in a call; `null` if the call is no bid. */
export function bidOf(call: string): { readonly bid: Bid; readonly suit: Suit } | null {
  const [, points, name] = /^(capot|[1-9]\d*) (\w+)$/.exec(call) ?? []
  if (points === undefined || !isSuit(name)) return null
  return { bid: points === 'capot' ? points : Number(points), suit: name }
}

export const isBidCall = (call: string): call is BidCall => bidOf(call) !== null

/** Returns the seat that leads to the first trick. */
export const leaderOf = (rules: Rules, dealer: Seat, taker: Seat): Seat =>
  rules.leader === 'taker' ? taker : eldestOf(rules, dealer)
