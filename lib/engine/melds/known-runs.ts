import { bitsOf, makeCard, SUITS, suitOf, type Card, type Rank } from '../table/card'
import type { Meld, SaidRun } from '../table/hand'
import type { Rules } from '../table/options'
import { fourCards, runCards, topsOf, type Run } from './meld-values'

/** A place where a declaration can lie: its cards, a bit for each, and the run or the four of a kind that they are. */
export interface Place {
  readonly bits: number
  readonly run: Run | null
  readonly four: Rank | null
}

interface RunPlace extends Place {
  readonly run: Run
}

const runsOfLength = (length: number): readonly RunPlace[] =>
  topsOf(length, 32).flatMap((top) =>
    SUITS.map((suit) => {
      const run = { top, suit, length }
      return { bits: bitsOf(runCards(run)), run, four: null }
    }),
  )

/** The 84 runs that there are, by their length, the highest first; under each top the four suits. */
const RUNS = new Map([3, 4, 5, 6, 7, 8].map((length) => [length, runsOfLength(length)]))
const RUN_OF_CARDS = new Map([...RUNS.values()].flat().map((place) => [place.bits, place]))

const SEVENS = bitsOf(SUITS.map((suit) => makeCard('7', suit)))

/** The runs that what was said of one can mean; with 28 cards none ends at the seven. */
function runsMeant({ run: length, top, suit }: SaidRun, pack: Rules['pack']): readonly RunPlace[] {
  const missing = pack === 28 ? SEVENS : 0
  return (RUNS.get(length) ?? []).filter(
    ({ bits, run }) =>
      (top === null || run.top === top) && (suit === null || run.suit === suit) && (bits & missing) === 0,
  )
}

/** Returns the place of these cards as a run, in any order; `null` where they are none. */
export function placeOfRun(cards: readonly Card[]): RunPlace | null {
  const place = RUN_OF_CARDS.get(bitsOf(cards))
  return place?.run.length === cards.length ? place : null
}

/**
 * Returns the places where a declaration can be, the highest first: one where everything was said of it, none where it is
 * impossible.
 */
export function placesOf(rules: Rules, meld: Exclude<Meld, { kind: 'settled' }>): readonly Place[] {
  switch (meld.kind) {
    case 'run':
      return runsMeant(meld, rules.pack)
    case 'four':
      return [{ bits: bitsOf(fourCards(meld.four)), run: null, four: meld.four }]
    case 'cards': {
      const place = placeOfRun(meld.cards)
      return place === null ? [] : [place]
    }
  }
}

/** Returns the fault that keeps these cards from being a run. */
export function runFault(
  cards: readonly Card[],
): 'run-too-short' | 'card-twice' | 'run-two-suits' | 'run-not-consecutive' | null {
  if (placeOfRun(cards) !== null) return null
  if (new Set(cards).size < cards.length) return 'card-twice'
  if (cards.length < 3) return 'run-too-short'
  return new Set(cards.map(suitOf)).size > 1 ? 'run-two-suits' : 'run-not-consecutive'
}
