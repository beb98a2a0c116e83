import type { Clock } from './clock'
import { drawRound, meeting, type Drawn } from './draw'
import { lotOf } from './lot'
import { standingsOf, type ContestGame, type Ranking, type Standing } from './standings'

/** The fewest and the most pairs of a contest: two to six tables. */
export const FEWEST_PAIRS = 4
export const MOST_PAIRS = 12

/** The most points that a pair can write for a round, and the longest round. */
export const MOST_ROUND_POINTS = 99_999
export const LONGEST_ROUND = { deals: 99, minutes: 300 } as const

/** The ways in which a round can end: after a number of deals, or with the deal that is being played when the clock runs out. */
export const ROUND_ENDS = ['deals', 'minutes'] as const
export type RoundEnds = (typeof ROUND_ENDS)[number]

/**
 * The ways to find opponents: a round robin in an order drawn by lot before round 1, or Swiss rounds between pairs with similar
 * points or wins.
 */
export const OPPONENTS = ['draw', 'points', 'wins'] as const
export type Opponents = (typeof OPPONENTS)[number]

/** The settings of a contest. A pair is identified by its index in `pairs`, from 0. */
export interface ContestPlan {
  readonly name: string
  /** The time when the contest was made, in milliseconds. */
  readonly at: number
  /** The names of each pair as one text: “Ann & Bea”. */
  readonly pairs: readonly string[]
  /** The pairs that the next draws leave out. */
  readonly away: readonly number[]
  readonly ends: RoundEnds
  /** The length of a round, in deals or minutes as `ends` says. */
  readonly length: number
  readonly opponents: Opponents
  /** The figure that ranks the pairs first. */
  readonly counts: Ranking
  /** The most points that count for a pair in a round; `null`: all of them count. */
  readonly cap: number | null
  /** The points of a pair that wins without an opponent: it has a bye, or the other pair is absent. */
  readonly unopposed: number
}

/** A table of a round: its two pairs, and the results written for them. */
export interface ContestTable {
  readonly pairs: readonly [number, number]
  readonly points: readonly [number | null, number | null]
  readonly absent: readonly [boolean, boolean]
}

/** A round as it was drawn and played. */
export interface ContestRound {
  /** From 1. */
  readonly number: number
  readonly tables: readonly ContestTable[]
  /** The pair that has no opponent. */
  readonly bye: number | null
  readonly clock: Clock | null
}

export interface Contest {
  readonly id: string
  readonly plan: ContestPlan
  readonly rounds: readonly ContestRound[]
}

/** A pair in the standings. */
export interface ContestPair {
  readonly id: string
  readonly place: number
  readonly name: string
}

export const lastRound = ({ rounds }: Contest): ContestRound | null => rounds.at(-1) ?? null

/** Tells whether a table needs nothing more: both results are written, or a pair is marked as absent. */
export const isSettled = ({ points, absent }: ContestTable): boolean =>
  absent.includes(true) || points.every((own) => own !== null)

/** Counts the tables of a round that have no result yet. */
export const missingResults = ({ tables }: ContestRound): number => tables.filter((table) => !isSettled(table)).length

/** Tells whether a round has no result and its clock was never started, so that it can be drawn again. */
export const isUntouched = ({ tables, clock }: ContestRound): boolean =>
  clock === null && tables.every(({ points, absent }) => !absent.includes(true) && points.every((own) => own === null))

/**
 * Returns the points and the winner of a table, or `null` if it does not count (yet). The written points decide who won, before
 * the cap is applied. An absent pair loses without points. If both pairs are absent, the table does not count.
 */
export function countedOf({ cap, unopposed }: ContestPlan, { points, absent }: ContestTable): ContestGame['counted'] {
  const counted = (own: number) => Math.min(own, cap ?? own)
  const [one, other] = points
  if (absent[0] && absent[1]) return null
  if (absent[0]) return { points: [0, counted(unopposed)], winner: 1 }
  if (absent[1]) return { points: [counted(unopposed), 0], winner: 0 }
  if (one === null || other === null) return null
  return { points: [counted(one), counted(other)], winner: one === other ? null : Number(one < other) }
}

/** Returns the standings, ranked by the figure of the plan or by another one. */
export function contestStandings(contest: Contest, by = contest.plan.counts): readonly Standing<ContestPair>[] {
  const { plan, rounds } = contest
  const games = rounds.flatMap(({ tables, bye }): readonly ContestGame[] => [
    ...tables.map((table) => ({
      first: idOf(table.pairs[0]),
      second: idOf(table.pairs[1]),
      counted: countedOf(plan, table),
    })),
    ...(bye === null ? [] : [{ first: idOf(bye), second: null, counted: byeOf(plan) }]),
  ])
  return standingsOf(pairsOf(plan), games, by)
}

const byeOf = ({ cap, unopposed }: ContestPlan): ContestGame['counted'] => ({
  points: [Math.min(unopposed, cap ?? unopposed), 0],
  winner: 0,
})

/** Returns the pairs that take part in the next draw. */
export const pairsHere = ({ pairs, away }: ContestPlan): readonly number[] =>
  pairs.flatMap((_, pair) => (away.includes(pair) ? [] : pair))

/** Draws the next round. The result is the same on every device and at every call. */
export function drawNext(contest: Contest, number: number): ContestRound {
  const { plan, rounds } = contest
  const here = new Set(pairsHere(plan).map(idOf))
  const pairs = inOrder(contest).filter((id) => here.has(id))
  const draw = plan.opponents === 'draw' ? 'round-robin' : 'swiss'
  return roundOf(number, drawRound({ draw, pairs, ...soFar(rounds) }))
}

const roundOf = (number: number, { games, bye }: Drawn): ContestRound => ({
  number,
  tables: games.map(([one, other]) => ({
    pairs: [Number(one), Number(other)],
    points: [null, null],
    absent: [false, false],
  })),
  bye: bye === null ? null : Number(bye),
  clock: null,
})

/**
 * Returns the ids of the pairs in the order in which they are drawn: by lot before round 1 and for a round robin, else by the
 * standings. Pairs that are level stay in the order of the lot.
 */
function inOrder(contest: Contest): readonly string[] {
  const { id, plan, rounds } = contest
  const lot = plan.pairs.map((_, pair) => lotOf(`${pair} ${id}`))
  if (plan.opponents === 'draw' || rounds.length === 0)
    return pairsOf(plan)
      .toSorted((a, b) => (lot[a.place] ?? 0) - (lot[b.place] ?? 0))
      .map((pair) => pair.id)
  return contestStandings(contest, plan.opponents)
    .toSorted((a, b) => a.place - b.place || (lot[a.pair.place] ?? 0) - (lot[b.pair.place] ?? 0))
    .map(({ pair }) => pair.id)
}

/** Counts how often each two pairs have met, and collects the pairs that have won without an opponent. */
function soFar(rounds: readonly ContestRound[]) {
  const tables = rounds.flatMap((round) => round.tables)
  const met = new Map<string, number>()
  for (const { pairs } of tables) {
    const both = meeting(idOf(pairs[0]), idOf(pairs[1]))
    met.set(both, (met.get(both) ?? 0) + 1)
  }
  const alone = tables.flatMap(({ pairs, absent }) => pairs.filter((_, side) => absent[side === 0 ? 1 : 0]))
  const byes = rounds.flatMap(({ bye }) => bye ?? [])
  return { met, hadBye: new Set([...alone, ...byes].map(idOf)) }
}

/** Returns the id of a pair: two digits, so that ids sort as the numbers do. */
const idOf = (pair: number): string => String(pair).padStart(2, '0')

const pairsOf = ({ pairs }: ContestPlan): readonly ContestPair[] =>
  pairs.map((name, place) => ({ id: idOf(place), place, name }))
