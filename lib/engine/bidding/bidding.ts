import type { Suit, Trump } from '../table/card'
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

export type Call = (typeof CALLS)[number]

/** The deal being bid for: who dealt, and the suit proposed by the turn-up (`null` where none is). */
export interface Deal {
  readonly dealer: Seat
  readonly turnUp: Suit | null
}

/** Where the bidding stands: still open, with who speaks and what may be said; or how it ended. */
export type Bidding =
  | { readonly result: 'open'; readonly speaks: Seat; readonly may: readonly Call[]; readonly round: 1 | 2 | null }
  | {
      readonly result: 'play'
      readonly taker: Seat
      readonly trump: Trump
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
    if (said.seat !== open.speaks || !open.may.includes(said.call)) return { result: 'illegal', at }
    const next = auction.say(state, said)
    if ('result' in next) return at === calls.length - 1 ? next : { result: 'illegal', at: at + 1 }
    state = next
  }
  return auction.open(state)
}

/** Whoever leads to the first trick. */
export const leaderOf = (rules: Rules, dealer: Seat, taker: Seat): Seat =>
  rules.leader === 'taker' ? taker : eldestOf(rules, dealer)
