import { bitsOf, makeCard, SUITS, suitOf, type Card, type Rank } from '../table/card'
import type { Meld, SaidRun } from '../table/hand'
import type { Rules } from '../table/options'
import { fourCards, runCards, topsOf, type Run } from './meld-values'

/** A set of cards that a declaration can mean: one bit for each card, and the run or the four of a kind that they are. */
export interface PossibleMeld {
  readonly bits: number
  readonly run: Run | null
  readonly four: Rank | null
}

interface PossibleRun extends PossibleMeld {
  readonly run: Run
}

const runsOfLength = (length: number): readonly PossibleRun[] =>
  topsOf(length, 32).flatMap((top) =>
    SUITS.map((suit) => {
      const run = { top, suit, length }
      return { bits: bitsOf(runCards(run)), run, four: null }
    }),
  )

/** The 84 possible runs by length, the highest first. For each top card there are the four suits. */
const RUNS = new Map([3, 4, 5, 6, 7, 8].map((length) => [length, runsOfLength(length)]))
const RUN_OF_CARDS = new Map([...RUNS.values()].flat().map((run) => [run.bits, run]))

const SEVENS = bitsOf(SUITS.map((suit) => makeCard('7', suit)))

/** Returns the runs that a spoken run can mean. With 28 cards none includes a seven. */
function runsMeant({ run: length, top, suit }: SaidRun, pack: Rules['pack']): readonly PossibleRun[] {
  const missing = pack === 28 ? SEVENS : 0
  return (RUNS.get(length) ?? []).filter(
    ({ bits, run }) =>
      (top === null || run.top === top) && (suit === null || run.suit === suit) && (bits & missing) === 0,
  )
}

/** Returns these cards, in any order, as a run; `null` if they are none. */
export function runOfCards(cards: readonly Card[]): PossibleRun | null {
  const found = RUN_OF_CARDS.get(bitsOf(cards))
  return found?.run.length === cards.length ? found : null
}

/**
 * Returns the sets of cards that a declaration can mean, the highest first: one if everything was said of it, none if it is
 * impossible.
 */
export function possibleMelds(rules: Rules, meld: Exclude<Meld, { kind: 'settled' }>): readonly PossibleMeld[] {
  switch (meld.kind) {
    case 'run':
      return runsMeant(meld, rules.pack)
    case 'four':
      return [{ bits: bitsOf(fourCards(meld.four)), run: null, four: meld.four }]
    case 'cards': {
      const found = runOfCards(meld.cards)
      return found === null ? [] : [found]
    }
  }
}

/** Returns the fault that keeps these cards from being a run; `null` if they are one. */
export function runFault(
  cards: readonly Card[],
): 'run-too-short' | 'card-twice' | 'run-two-suits' | 'run-not-consecutive' | null {
  if (runOfCards(cards) !== null) return null
  if (new Set(cards).size < cards.length) return 'card-twice'
  if (cards.length < 3) return 'run-too-short'
  return new Set(cards.map(suitOf)).size > 1 ? 'run-two-suits' : 'run-not-consecutive'
}
