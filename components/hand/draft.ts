import type { Card, Trump } from '@/lib/engine/table/card'
import {
  type Bid,
  type ContestedHand,
  type Hand,
  type Meld,
  type Multiplier,
  isContested,
} from '@/lib/engine/table/hand'
import type { Rules } from '@/lib/engine/table/options'
import { sidesOf, type Seat, type Side } from '@/lib/engine/table/seats'

/** The ways in which a table counts: points in the cards taken, or finished totals as announced. */
export const WAYS = ['piles', 'totals'] as const
export type Way = (typeof WAYS)[number]

/** The side whose runs are good, or `nobody`. */
export type GoodRuns = Side | 'nobody'

/** An unfinished hand in the form: plain data that can be stored. `null` and an empty text mean: not entered yet. */
export interface Draft {
  readonly way: Way
  readonly taker: Seat | null
  readonly trump: Trump | null
  /** In the order in which they were noted. */
  readonly melds: readonly Meld[]
  readonly bela: readonly Seat[]
  readonly lastTrick: Side | null
  /** The typed digits, by side; use `figuresOf` to include a pile counted on the board. */
  readonly figures: readonly string[]
  /** The side whose figures the keypad writes. */
  readonly field: Side
  /** True if the next digit starts the number over. */
  readonly fresh: boolean
  readonly tricks: readonly (number | null)[]
  /** `undefined` in drafts stored by code that knew no bids. */
  readonly bid: Bid | null | undefined
  /**
   * The table's answer whose runs are good, if the noted runs do not decide it; `null` or `undefined` if not answered, or if the
   * cards decide.
   */
  readonly good?: GoodRuns | null | undefined
  readonly multiplier: Multiplier
  readonly big: boolean
  readonly revoke: Side | null
  readonly dealer: Seat | null
  /** The cards tapped on the board, by side, which then replace the figures; `null` if none were tapped. */
  readonly piles: readonly (readonly Card[])[] | null
  /**
   * The trumps under which the figures of a saved hand were counted, by side, until they are entered again; `undefined` if none
   * were counted.
   */
  readonly countedAt: readonly (Trump | null)[] | undefined
}

/** Returns an empty form. */
export function emptyDraft(rules: Rules, way: Way): Draft {
  const sides = sidesOf(rules)
  return {
    way,
    taker: null,
    trump: null,
    melds: [],
    bela: [],
    lastTrick: null,
    figures: sides.map(() => ''),
    field: 0,
    fresh: false,
    tricks: sides.map(() => null),
    bid: null,
    good: null,
    multiplier: 1,
    big: false,
    revoke: null,
    dealer: null,
    piles: null,
    countedAt: undefined,
  }
}

/** Returns the noted belas that count. Without trumps there is none, but the form remembers them for other trumps. */
export const countingBelas = ({ trump, bela }: Draft): readonly Seat[] => (trump === 'none' ? [] : bela)

/** Tells whether the hand can have declarations. In finished totals, only a bela that the rules ask for is declared. */
export function canDeclare(rules: Rules, { way, trump }: Draft): boolean {
  if (way === 'piles') return trump !== 'none' || rules.noTrumpMelds === 'runs'
  return trump !== 'none' && (rules.belaDecides === 'no' || rules.belaKept === 'yes')
}

/** Returns the form as it would have been filled in for a hand on the sheet. */
function draftOf(rules: Rules, hand: ContestedHand): Draft {
  const figures = hand.kind === 'played' ? hand.cardPoints : hand.totals
  const played = hand.kind === 'played' ? { melds: hand.melds, revoke: hand.revoke } : {}
  return {
    ...emptyDraft(rules, hand.kind === 'played' ? 'piles' : 'totals'),
    ...played,
    taker: hand.taker,
    trump: hand.trump,
    bela: hand.bela,
    bid: hand.bid,
    lastTrick: hand.lastTrick,
    figures: figures.map((points) => (points === null ? '' : String(points))),
    fresh: true,
    countedAt: sidesOf(rules).map(() => hand.trump),
    tricks: hand.tricks ?? sidesOf(rules).map(() => null),
    multiplier: hand.multiplier,
    big: hand.big,
    dealer: hand.dealer,
  }
}

/** Returns the form to open for a hand: filled in if the hand was played, otherwise empty except for its dealer. */
export function draftFor(rules: Rules, way: Way, hand: Hand | null): Draft {
  if (hand === null) return emptyDraft(rules, way)
  return isContested(hand) ? draftOf(rules, hand) : { ...emptyDraft(rules, way), dealer: hand.dealer }
}
