import {
  contestStandings,
  countedOf,
  type Contest,
  type ContestPair,
  type ContestPlan,
  type ContestRound,
  type ContestTable,
} from '@/lib/contest/contest'
import { byeOf } from '@/lib/contest/counted'
import { namelessPair } from '@/lib/messages/compiled/app/contest'
import { absenceText, byeText } from './counted-text'
import type { RoundGame } from './game-list'
import { resultsCsv, type GamesOfRound } from './results-csv'

/** Returns the name of a pair by its place in the list, or that place in words if its name cannot be read. */
export const pairName = ({ pairs }: ContestPlan, pair: number): string =>
  pairs[pair] || namelessPair({ pair: pair + 1 })

/** Returns the function that names a pair in the standings of a contest. */
export const nameIn =
  ({ plan }: Contest) =>
  ({ place }: ContestPair): string =>
    pairName(plan, place)

/** Returns the names of the pairs at a table. */
const namesAt = (plan: ContestPlan, { pairs: [first, second] }: ContestTable): readonly [string, string] => [
  pairName(plan, first),
  pairName(plan, second),
]

/** Returns the result of a table if a pair is absent, in words; `null` if both are present. */
export const absenceAt = (plan: ContestPlan, table: ContestTable): string | null =>
  absenceText(plan, table.absent, namesAt(plan, table))

/** Returns the games of a round as they are displayed and printed. */
function contestGames({ plan }: Contest, { tables, bye }: ContestRound): readonly RoundGame[] {
  const games = tables.map((table, index): RoundGame => {
    const state = absenceAt(plan, table)
    const [first, second] = namesAt(plan, table)
    return {
      id: String(index),
      table: index + 1,
      first,
      second,
      ...(state === null ? {} : { state }),
      points: countedOf(plan, table)?.points ?? null,
    }
  })
  if (bye === null) return games
  return [
    ...games,
    { id: 'bye', table: 0, first: pairName(plan, bye), second: null, state: byeText(plan), points: byeOf(plan).points },
  ]
}

/** Returns the games of all rounds as they are printed. */
export const gamesByRound = (contest: Contest): readonly GamesOfRound[] =>
  contest.rounds.map((round) => ({ number: round.number, games: contestGames(contest, round) }))

/** Returns the standings and every game of a contest as CSV, for other programs. */
export const contestCsv = (contest: Contest): string =>
  resultsCsv({
    standings: contestStandings(contest),
    nameOf: nameIn(contest),
    players: 2,
    rounds: gamesByRound(contest),
  })
