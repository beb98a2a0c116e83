import { LONGEST_CLOCK, type Clock } from './clock'
import { BOTH_HERE, byeOf, byPoints, countedAs, type Absent, type Counting } from './counted'
import { drawPairings, historyOf, type Drawn, type DrawnGame } from './draw'
import { lotOf } from './lot'
import { standingsOf, type ContestGame, type Counted, type Ranking, type PairStanding } from './standings'

/** The fewest and the most pairs of a contest: two to six tables. */
export const FEWEST_PAIRS = 4
export const MOST_PAIRS = 12

/** The longest round. */
export const LONGEST_ROUND = { deals: 99, minutes: LONGEST_CLOCK } as const

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
export interface ContestPlan extends Counting {
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
  /** True if the device sounds and vibrates when the time of a round is up. */
  readonly rings: boolean
  readonly opponents: Opponents
  /** The figure that ranks the pairs first. */
  readonly counts: Ranking
}

/** A table of a round: its two pairs, and the results written for them. */
export interface ContestTable {
  readonly pairs: readonly [number, number]
  readonly points: readonly [number | null, number | null]
  readonly absent: Absent
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

/** Tells whether nothing is written for a table. */
export const isEmpty = ({ points, absent }: ContestTable): boolean =>
  !absent.includes(true) && points.every((own) => own === null)

/** Tells whether nothing is written for any table of a round, so that its pairs can still change places. */
export const hasNoResult = ({ tables }: ContestRound): boolean => tables.every(isEmpty)

/** Tells whether a round has no result and its clock was never started, so that it can be drawn again. */
export const isUntouched = (round: ContestRound): boolean => round.clock === null && hasNoResult(round)

/** Returns the pairs of a round: those at its tables, and the one that has no opponent. */
export const pairsIn = ({ tables, bye }: ContestRound): readonly number[] => [
  ...tables.flatMap(({ pairs }) => pairs),
  ...(bye === null ? [] : [bye]),
]

/** Tells whether two pairs were both at one table in a round before the round with this number. */
export const metBefore = ({ rounds }: Contest, number: number, [one, other]: ContestTable['pairs']): boolean =>
  rounds.some(
    (round) =>
      round.number < number &&
      round.tables.some(({ pairs, absent }) => !absent.includes(true) && pairs.includes(one) && pairs.includes(other)),
  )

/** Returns how a table counts; `null` if it does not count, or not yet. */
export function countedOf(plan: ContestPlan, { points: [one, other], absent }: ContestTable): Counted | null {
  return countedAs(plan, absent, one === null || other === null ? null : byPoints([one, other]))
}

/** Returns the standings, ranked by the figure of the plan or by another one. */
export const contestStandings = (contest: Contest, by = contest.plan.counts): readonly PairStanding<ContestPair>[] =>
  standingsOf(pairsOf(contest.plan), gamesOf(contest), by)

/** Returns all games, with the byes among them. */
const gamesOf = ({ plan, rounds }: Contest): readonly (ContestGame & DrawnGame)[] =>
  rounds.flatMap(({ tables, bye }) => [
    ...tables.map((table) => ({
      first: pairId(table.pairs[0]),
      second: pairId(table.pairs[1]),
      absent: table.absent,
      counted: countedOf(plan, table),
    })),
    ...(bye === null ? [] : [{ first: pairId(bye), second: null, absent: BOTH_HERE, counted: byeOf(plan) }]),
  ])

/** Returns the pairs that take part in the next draw. */
export const pairsHere = ({ pairs, away }: ContestPlan): readonly number[] =>
  pairs.flatMap((_, pair) => (away.includes(pair) ? [] : pair))

/** Draws the next round. The result is the same on every device and at every call. */
export function drawNext(contest: Contest, number: number): ContestRound {
  const { plan } = contest
  const here = new Set(pairsHere(plan).map(pairId))
  const pairs = inOrder(contest).filter((id) => here.has(id))
  const draw = plan.opponents === 'draw' ? 'round-robin' : 'swiss'
  return roundOf(number, drawPairings({ draw, pairs, ...historyOf(gamesOf(contest)) }))
}

const roundOf = (number: number, { games, bye }: Drawn): ContestRound => ({
  number,
  tables: games.map(([one, other]) => ({
    pairs: [Number(one), Number(other)],
    points: [null, null],
    absent: BOTH_HERE,
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

/** Returns the id of a pair: two digits, so that ids sort as the numbers do. */
const pairId = (pair: number): string => String(pair).padStart(2, '0')

const pairsOf = ({ pairs }: ContestPlan): readonly ContestPair[] =>
  pairs.map((name, place) => ({ id: pairId(place), place, name }))
