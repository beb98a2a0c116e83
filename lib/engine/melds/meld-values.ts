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

/**
 * Returns the class of a run, which decides before any top card. At tables with quints it is the length, but five at most if no
 * run is worth more than a hundred. At other tables it is 3, or 4 for every longer run.
 */
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

/**
 * Returns how good a run is, as one number: the class decides before the top card, and that before trumps. A fact that was not
 * said counts as the lowest.
 */
export function worthOf(rules: Rules, trump: Trump, { length, top, suit }: KnownOfRun): number {
  const byTop = runClass(length, rules.longRuns) * 9 + (top === null ? 0 : 8 - naturalOrder(top))
  return 2 * byTop + Number(rules.trumpRun === 'wins' && suit !== null && isTrumpSuit(suit, trump))
}

/**
 * Returns how good a declaration is in a contest. If runs and fours of a kind compete, the points decide first, and a four beats
 * a run of the same points; two equal ones are compared as in separate contests. If they do not compete, a four is worth 0.
 */
export function competingWorth(rules: Rules, trump: Trump, { run, four }: Competing): number {
  if (run !== null) {
    const value = rules.meldContest === 'one' ? runValue(run.length, rules.longRuns) : 0
    return value * RANGE + worthOf(rules, trump, run)
  }
  return four === null || rules.meldContest === 'apart' ? 0 : fourValue(four) * RANGE + FOUR_FIRST + fourPower(four)
}

/** A fully known declaration: a run or a four of a kind. */
interface Competing {
  readonly run: Run | null
  readonly four: Rank | null
}

/** More than any two declarations with the same points can differ by. */
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

/** Returns the points of a run that is counted in parts: seven cards are four and three, eight are four and four. */
function splitValue(length: number): number {
  if (length === 7) return 70
  return length === 8 ? 100 : 50
}

function hundredValue(length: number): number {
  if (length === 4) return 50
  return length === 8 ? 120 : 100
}

/** Returns the cards of a run, top first. There are fewer than its length if the pack ends. */
export function runCards(run: Run): readonly Card[] {
  const from = naturalOrder(run.top)
  return RANKS.slice(from, from + run.length).map((rank) => makeCard(rank, run.suit))
}

/** Returns the ranks that can head a run of this length. With 28 cards runs end at the eight. */
export const topsOf = (length: number, pack: Rules['pack']): readonly Rank[] =>
  RANKS.slice(0, Math.max(0, (pack === 28 ? 7 : 8) - length + 1))

const inNaturalOrder = (cards: readonly Card[]): readonly Card[] =>
  [...cards].sort((a, b) => naturalOrder(rankOf(a)) - naturalOrder(rankOf(b)))

/** Returns the longest unbroken runs of three or more cards in a hand, suit by suit, high to low. */
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

/** The points of a four of a kind. Four eights or sevens are no declaration. */
const FOURS: Readonly<Partial<Record<Rank, number>>> = { J: 200, '9': 150, A: 100, '10': 100, K: 100, Q: 100 }

/** The ranks whose fours can be declared, the best first. */
export const FOUR_RANKS = ['J', '9', 'A', '10', 'K', 'Q'] as const satisfies readonly Rank[]
export type FourRank = (typeof FOUR_RANKS)[number]

const FOUR_ORDER: readonly Rank[] = FOUR_RANKS

/** Returns the points of a four of a kind; 0 if it is no declaration. */
export const fourValue = (rank: Rank): number => FOURS[rank] ?? 0

/** Returns the strength of a four of a kind: the higher number beats the lower. */
export const fourPower = (rank: Rank): number => FOUR_ORDER.length - FOUR_ORDER.indexOf(rank)

export const fourCards = (rank: Rank): readonly Card[] => SUITS.map((suit) => makeCard(rank, suit))
