import type { Card, Rank, Suit, Trump } from './card'
import type { Seat, Side } from './seats'

/** A run that is not shown card by card. `run` is its length; its top and suit are said only if they decide something. */
export interface SaidRun {
  readonly kind: 'run'
  readonly seat: Seat
  readonly run: number
  readonly top: Rank | null
  readonly suit: Suit | null
}

/** One declaration, in one of the ways in which a table can note it. */
export type Meld =
  | { readonly kind: 'cards'; readonly seat: Seat; readonly cards: readonly Card[] }
  | SaidRun
  | { readonly kind: 'four'; readonly seat: Seat; readonly four: Rank }
  /** Settled at the table already: final, without a contest, and without need of a trick. */
  | { readonly kind: 'settled'; readonly side: Side; readonly points: number }

export const MULTIPLIERS = [1, 2, 3, 4, 8] as const
/** The multipliers of a hand at tables that do not bid points. */
export const DOUBLINGS = [1, 2, 4, 8] as const satisfies readonly Multiplier[]

export type Multiplier = (typeof MULTIPLIERS)[number]

/** A taker's bid at a table that bids points: a number of points, or every trick. */
export type Bid = number | 'capot'

export const THROWN_IN_REASONS = ['all-pass', 'schmeiss', 'void-deal', 'misdeal'] as const
export type ThrownInReason = (typeof THROWN_IN_REASONS)[number]

/** The state of the claimant's bela at the claim. */
export const CLAIM_BELAS = ['none', 'held', 'one-played-silently', 'both-played-silently', 'announced'] as const
export type ClaimBela = (typeof CLAIM_BELAS)[number]

/** The actual dealer if someone dealt out of turn; `null`: the one whose turn it was. */
interface Dealt {
  readonly dealer: Seat | null
}

/** A hand played out, with what each side took. `null` always means: not said. */
export interface PlayedHand extends Dealt {
  readonly kind: 'played'
  readonly taker: Seat
  readonly trump: Trump
  /** By side, as taken in tricks, without the ten for the last trick. One may be left out if the sum is fixed. */
  readonly cardPoints: readonly (number | null)[]
  readonly lastTrick: Side | null
  readonly tricks: readonly number[] | null
  /** In the order in which they were declared. */
  readonly melds: readonly Meld[]
  /** The seats that announced bela, once for each announcement. */
  readonly bela: readonly Seat[]
  /** Also `null` at tables that do not bid points. */
  readonly bid: Bid | null
  readonly multiplier: Multiplier
  readonly big: boolean
  /** The side that revoked. */
  readonly revoke: Side | null
}

/** A hand known only by the finished totals spoken at the table, before any doubling. */
export interface CountedHand extends Dealt {
  readonly kind: 'counted'
  readonly taker: Seat
  readonly totals: readonly number[]
  readonly trump: Trump | null
  /** The seats that announced bela, once for each announcement: it is in the totals already. */
  readonly bela: readonly Seat[]
  readonly bid: Bid | null
  readonly multiplier: Multiplier
  readonly big: boolean
  readonly lastTrick: Side | null
  readonly tricks: readonly number[] | null
}

/** A deal that was not played. */
export interface ThrownInHand extends Dealt {
  readonly kind: 'thrown-in'
  readonly why: ThrownInReason
}

/** A hand that ended with a claim of the game. `cardPoints` and `runPoints` are the claimant's own, so far. */
export interface ClaimedHand extends Dealt {
  readonly kind: 'claimed'
  readonly claimant: Seat
  /** The verdict does not depend on the taker and the trump. */
  readonly taker: Seat | null
  readonly trump: Trump | null
  readonly afterTrick: number
  readonly cardPoints: number | null
  readonly runPoints: number
  readonly bela: ClaimBela
  /** `true` if the claim came after the last trick, so that its ten counts. */
  readonly lastTrick: boolean
}

/** Points settled by word, as they go on the sheet; no cards were played. */
export interface AgreedHand extends Dealt {
  readonly kind: 'agreed'
  readonly points: readonly number[]
  readonly why: string
}

/** The facts that the table saw of one deal: never a total that can be computed. */
export type Hand = PlayedHand | CountedHand | ThrownInHand | ClaimedHand | AgreedHand

/** Hands that were played out: they have a taker and a winner, and can be tied. */
export type ContestedHand = PlayedHand | CountedHand

export const isContested = (hand: Hand): hand is ContestedHand => hand.kind === 'played' || hand.kind === 'counted'
