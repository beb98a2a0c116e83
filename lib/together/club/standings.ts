import { byCodeUnits } from '../../log/canonical'
import { COUNTS, type Counts, type Evening, type Pair } from './evening'
import { countedOf, type Results } from './result'

/** A pair in the standings. */
export interface Standing {
  /** From 1; shared by those who are level in everything. */
  readonly place: number
  readonly pair: Pair
  readonly played: number
  readonly won: number
  /** Level games: a half each. */
  readonly halves: number
  readonly lost: number
  /** Games without an opponent, which are won without points. */
  readonly byes: number
  readonly points: number
  readonly against: number
}

/** What a pair has by each of the ways to count; a win is two halves. */
export function figureOf(standing: Pick<Standing, 'won' | 'halves' | 'points' | 'against'>, by: Counts): number {
  switch (by) {
    case 'wins':
      return 2 * standing.won + standing.halves
    case 'points':
      return standing.points
    case 'difference':
      return standing.points - standing.against
  }
}

/** The standings of an evening: by what the organiser chose, then by the other two; who is still level shares the place. */
export function standingsOf(evening: Evening, results: Results): readonly Standing[] {
  const tallies = new Map(evening.pairs.map((pair) => [pair.id, newTally()] as const))
  for (const round of evening.rounds)
    for (const game of round.games) {
      const first = tallies.get(game.first)
      if (game.second === null) {
        if (first !== undefined) addBye(first)
        continue
      }
      const counted = countedOf(results.get(game.id), round)
      if (counted === null) continue
      add(first, counted.points, sideWon(counted.winner, 0))
      add(tallies.get(game.second), [counted.points[1], counted.points[0]], sideWon(counted.winner, 1))
    }
  return placed(
    evening,
    evening.pairs.map((pair) => ({ pair, ...(tallies.get(pair.id) ?? newTally()) })),
  )
}

type Tally = { -readonly [K in Exclude<keyof Standing, 'place' | 'pair'>]: number }
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

function addBye(tally: Tally): void {
  tally.byes += 1
  tally.won += 1
}

function placed({ counts }: Evening, rows: readonly Omit<Standing, 'place'>[]): readonly Standing[] {
  const order = [counts, ...COUNTS.filter((by) => by !== counts)]
  const compare = (a: Omit<Standing, 'place'>, b: Omit<Standing, 'place'>): number =>
    order.map((by) => figureOf(b, by) - figureOf(a, by)).find((difference) => difference !== 0) ?? 0
  const sorted = [...rows].sort((a, b) => compare(a, b) || byCodeUnits(a.pair.id, b.pair.id))
  const placeOf = (row: Omit<Standing, 'place'>) => sorted.findIndex((other) => compare(other, row) === 0) + 1
  return sorted.map((row) => ({ ...row, place: placeOf(row) }))
}
