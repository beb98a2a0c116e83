import {
  makeCard,
  naturalOrder,
  rankOf,
  RANKS,
  suitOf,
  SUITS,
  type Card,
  type Rank,
  type Suit,
  type Trump,
} from '../table/card'
import { isTrumpSuit } from '../table/deck'
import type { Rules } from '../table/options'

/** An unbroken run of one suit in the natural order, by its top card. */
export interface Run {
  readonly top: Rank
  readonly suit: Suit
  readonly length: number
}

/** A run's class, which decides before any top card: a longer one wins first where quints are known, up to five cards where no run is worth more. */
export function runClass(length: number, longRuns: Rules['longRuns']): number {
  if (longRuns === 'hundred') return length
  if (longRuns === 'hundred-at-most') return Math.min(length, 5)
  return length === 3 ? 3 : 4
}

/** The known facts of a run: its top and its suit may be missing. */
interface KnownOfRun {
  readonly length: number
  readonly top: Rank | null
  readonly suit: Suit | null
}

/** How good a run is, as one number: its class before its top card before whether it is in trumps. What was not said counts as lowest. */
export function worthOf(rules: Rules, trump: Trump, { length, top, suit }: KnownOfRun): number {
  const byTop = runClass(length, rules.longRuns) * 9 + (top === null ? 0 : 8 - naturalOrder(top))
  return 2 * byTop + Number(rules.trumpRun === 'wins' && suit !== null && isTrumpSuit(suit, trump))
}

/**
 * How good a declaration is where runs and fours of a kind compete: by what it is worth, a four before a run of the same
 * worth; equal ones as in contests of their own. Where they do not compete a four is no better than nothing.
 */
export function competingWorth(rules: Rules, trump: Trump, { run, four }: Competing): number {
  if (run !== null) {
    const value = rules.meldContest === 'one' ? runValue(run.length, rules.longRuns) : 0
    return value * RANGE + worthOf(rules, trump, run)
  }
  return four === null || rules.meldContest === 'apart' ? 0 : fourValue(four) * RANGE + FOUR_FIRST + fourPower(four)
}

/** A declaration in its full: a run, or four of a kind. */
interface Competing {
  readonly run: Run | null
  readonly four: Rank | null
}

/** More than any two of the same worth in points can differ by. */
const RANGE = 1000
const FOUR_FIRST = 500

/** Returns the points of one unbroken run of 3 to 8 cards. */
export function runValue(length: number, longRuns: Rules['longRuns']): number {
  if (length < 3) return 0
  if (length === 3) return 20
  switch (longRuns) {
    case 'one':
      return 50
    case 'split':
      return splitValue(length)
    case 'hundred':
      return hundredValue(length)
    case 'hundred-at-most':
      return length === 4 ? 50 : 100
  }
}

/** Fifties and a twenty side by side: seven cards are four and three, eight are four and four. */
function splitValue(length: number): number {
  if (length === 7) return 70
  return length === 8 ? 100 : 50
}

function hundredValue(length: number): number {
  if (length === 4) return 50
  return length === 8 ? 120 : 100
}

/** The cards of a run, top first; shorter than its length where the pack ends. */
export function runCards(run: Run): readonly Card[] {
  const from = naturalOrder(run.top)
  return RANKS.slice(from, from + run.length).map((rank) => makeCard(rank, run.suit))
}

/** The ranks that can head a run of this length: with 28 cards runs end at the eight. */
export const topsOf = (length: number, pack: Rules['pack']): readonly Rank[] =>
  RANKS.slice(0, Math.max(0, (pack === 28 ? 7 : 8) - length + 1))

const inNaturalOrder = (cards: readonly Card[]): readonly Card[] =>
  [...cards].sort((a, b) => naturalOrder(rankOf(a)) - naturalOrder(rankOf(b)))

/** The longest unbroken runs of three cards and more in a hand, suit by suit, high to low. */
export function runsIn(hand: readonly Card[]): readonly Run[] {
  return SUITS.flatMap((suit) => runsOfSuit(inNaturalOrder(hand.filter((card) => suitOf(card) === suit))))
}

function runsOfSuit(cards: readonly Card[]): readonly Run[] {
  return blocks(cards)
    .filter((block) => block.length >= 3)
    .flatMap((block) => block.slice(0, 1).map((top) => ({ top: rankOf(top), suit: suitOf(top), length: block.length })))
}

function blocks(cards: readonly Card[]): readonly (readonly Card[])[] {
  const found: Card[][] = []
  for (const card of cards) {
    const last = found.at(-1)
    const below = last?.at(-1)
    if (last && below && naturalOrder(rankOf(card)) === naturalOrder(rankOf(below)) + 1) last.push(card)
    else found.push([card])
  }
  return found
}

/** Points of four of a kind, in the order in which they beat each other; eights and sevens are none. */
const FOURS: Readonly<Partial<Record<Rank, number>>> = { J: 200, '9': 150, A: 100, '10': 100, K: 100, Q: 100 }
const FOUR_ORDER: readonly Rank[] = ['J', '9', 'A', '10', 'K', 'Q']

/** Points of four of a kind; 0 where it is no declaration. */
export const fourValue = (rank: Rank): number => FOURS[rank] ?? 0

/** The higher number beats the lower. */
export const fourPower = (rank: Rank): number => FOUR_ORDER.length - FOUR_ORDER.indexOf(rank)

export const fourCards = (rank: Rank): readonly Card[] => SUITS.map((suit) => makeCard(rank, suit))

/** The ranks of which four are a declaration, the best first. */
export const FOUR_RANKS = FOUR_ORDER
