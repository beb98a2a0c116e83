import { byCodeUnits } from '../log/canonical'

/** The figures that rank pairs: the chosen one first, then the other two in this order. */
export const RANKINGS = ['wins', 'points', 'difference'] as const
export type Ranking = (typeof RANKINGS)[number]

/** How a game counts in the standings, by side. */
export interface Counted {
  readonly points: readonly [number, number]
  /** `null` if the win is shared, a half each. */
  readonly winner: number | null
}

/** A game of a contest: the pairs that played it, and how it counts. `counted` is `null` if it does not count, or not yet. */
export interface ContestGame {
  readonly first: string
  /** `null` if the first pair had no opponent and won: without points, unless `counted` gives it some. */
  readonly second: string | null
  readonly counted: Counted | null
}

/** A pair in the standings. */
export interface PairStanding<P> {
  /** From 1; shared by those who are level in everything. */
  readonly place: number
  readonly pair: P
  readonly played: number
  readonly won: number
  /** Level games: each counts half a win. */
  readonly halves: number
  readonly lost: number
  /** Games without an opponent, which are won. */
  readonly byes: number
  readonly points: number
  readonly against: number
}

/** Returns the figure by which a pair is ranked. For `wins` it counts in halves: a win is two. */
export function figureOf(
  standing: Pick<PairStanding<unknown>, 'won' | 'halves' | 'points' | 'against'>,
  by: Ranking,
): number {
  switch (by) {
    case 'wins':
      return 2 * standing.won + standing.halves
    case 'points':
      return standing.points
    case 'difference':
      return standing.points - standing.against
  }
}

/**
 * Returns the standings, ranked by the chosen figure and then by the other two. Pairs that are level in everything share a place.
 */
export function standingsOf<P extends { readonly id: string }>(
  pairs: readonly P[],
  games: readonly ContestGame[],
  counts: Ranking,
): readonly PairStanding<P>[] {
  const tallies = new Map(pairs.map((pair) => [pair.id, newTally()] as const))
  for (const { first, second, counted } of games) {
    if (second === null) addBye(tallies.get(first), counted?.points[0] ?? 0)
    else if (counted !== null) {
      const [own, other] = counted.points
      add(tallies.get(first), [own, other], sideWon(counted.winner, 0))
      add(tallies.get(second), [other, own], sideWon(counted.winner, 1))
    }
  }
  return placed(
    counts,
    pairs.map((pair) => ({ pair, ...(tallies.get(pair.id) ?? newTally()) })),
  )
}

type Tally = { -readonly [K in Exclude<keyof PairStanding<unknown>, 'place' | 'pair'>]: number }
type Outcome = 'won' | 'halves' | 'lost'

const newTally = (): Tally => ({ played: 0, won: 0, halves: 0, lost: 0, byes: 0, points: 0, against: 0 })

const sideWon = (winner: number | null, side: number): Outcome =>
  winner === null ? 'halves' : winner === side ? 'won' : 'lost'

function add(tally: Tally | undefined, [own, other]: readonly [number, number], outcome: Outcome): void {
  if (tally === undefined) return
  tally.played += 1
  tally[outcome] += 1
  tally.points += own
  tally.against += other
}

function addBye(tally: Tally | undefined, points: number): void {
  if (tally === undefined) return
  tally.byes += 1
  tally.won += 1
  tally.points += points
}

type Row<P> = Omit<PairStanding<P>, 'place'>

function placed<P extends { readonly id: string }>(
  counts: Ranking,
  rows: readonly Row<P>[],
): readonly PairStanding<P>[] {
  const order = [counts, ...RANKINGS.filter((by) => by !== counts)]
  const compare = (a: Row<P>, b: Row<P>): number =>
    order.map((by) => figureOf(b, by) - figureOf(a, by)).find((difference) => difference !== 0) ?? 0
  return withPlaces(rows, compare, ({ pair }) => pair.id)
}

/** Returns sorted rows with their places, from 1. Rows that are level share a place, in the order of their keys. */
export function withPlaces<R>(
  rows: readonly R[],
  compare: (a: R, b: R) => number,
  keyOf: (row: R) => string,
): readonly (R & { readonly place: number })[] {
  const sorted = rows.toSorted((a, b) => compare(a, b) || byCodeUnits(keyOf(a), keyOf(b)))
  return sorted.map((row) => ({ ...row, place: sorted.findIndex((other) => compare(other, row) === 0) + 1 }))
}
