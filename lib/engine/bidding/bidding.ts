import { isSuit, type Suit, type Trump } from '../table/card'
import type { Bid } from '../table/hand'
import type { Rules } from '../table/options'
import { eldestOf, type Seat } from '../table/seats'

/** Everything that can be said while trumps are chosen; a suit, `none` or `all` names trumps or a contract. */
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

/** A bid of so many points, or of all the tricks, in a suit: `100 hearts`, `capot clubs`. */
export type BidCall = `${Bid} ${Suit}`

export type Call = (typeof CALLS)[number] | BidCall

/** The bids that may be said: a number from `from` to `to`, by tens, and all the tricks; `from` above `to` where no number is left. */
export interface Bids {
  readonly from: number
  readonly to: number
}

/** The deal being bid for: who dealt, and the suit proposed by the turn-up (`null` where none is). */
export interface Deal {
  readonly dealer: Seat
  readonly turnUp: Suit | null
}

/** The state of the bidding: open, with the seat to speak and its legal calls, or ended. */
export type Bidding =
  | {
      readonly result: 'open'
      readonly speaks: Seat
      /** All but bids of points. */
      readonly may: readonly Call[]
      /** Left out where none may be said. */
      readonly bids?: Bids
      readonly round: 1 | 2 | null
    }
  | {
      readonly result: 'play'
      readonly taker: Seat
      readonly trump: Trump
      /** Set where points are bid. */
      readonly bid?: Bid
      readonly multiplier: number
      readonly leader: Seat
    }
  | { readonly result: 'redeal'; readonly why: 'all-pass' | 'schmeiss'; readonly nextDealer: Seat }
  /** The first call that could not be made, counted from 0. */
  | { readonly result: 'illegal'; readonly at: number }

export interface SaidCall {
  readonly seat: Seat
  readonly call: Call
}

/** One way of choosing trumps: a state, who speaks in it and what they may say, and what a call makes of it. */
export interface Auction<S> {
  readonly start: S
  readonly open: (state: S) => Extract<Bidding, { result: 'open' }>
  readonly say: (state: S, said: SaidCall) => S | Exclude<Bidding, { result: 'open' | 'illegal' }>
}

/** Plays calls through an auction until one ends it or cannot be made. */
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

/** Returns the bid in a call; `null` for another call. */
export function bidOf(call: string): { readonly bid: Bid; readonly suit: Suit } | null {
  const [, points, name] = /^(capot|[1-9]\d*) (\w+)$/.exec(call) ?? []
  if (points === undefined || !isSuit(name)) return null
  return { bid: points === 'capot' ? points : Number(points), suit: name }
}

export const isBidCall = (call: string): call is BidCall => bidOf(call) !== null

/** Whoever leads to the first trick. */
export const leaderOf = (rules: Rules, dealer: Seat, taker: Seat): Seat =>
  rules.leader === 'taker' ? taker : eldestOf(rules, dealer)
