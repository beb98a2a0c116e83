import { readerCsv } from '@/components/share/reader-csv'
import { figureOf, type PairStanding } from '@/lib/contest/standings'
import { makeCsv } from '@/lib/format/csv'
import * as said from '@/lib/messages/compiled/app/club'
import type { RoundGame } from './game-list'

/** The games of a round. */
export interface GamesOfRound {
  readonly number: number
  readonly games: readonly RoundGame[]
}

interface ResultsProps<P> {
  readonly standings: readonly PairStanding<P>[]
  readonly nameOf: (pair: P) => string
  /** The number of players who play together. */
  readonly players: 1 | 2
  readonly rounds: readonly GamesOfRound[]
}

/** Returns the standings, an empty line and every game as CSV, for other programs. */
export function resultsCsv<P>({ standings, nameOf, players, rounds }: ResultsProps<P>): string {
  const pair = said.headPair({ players })
  const rows = standings.map((standing) => [
    standing.place,
    nameOf(standing.pair),
    standing.played,
    figureOf(standing, 'wins') / 2,
    standing.points,
    standing.points - standing.against,
  ])
  const games = rounds.flatMap(({ number, games: played }) =>
    played.map(({ table, first, second, state = null, points }) => {
      const [one = null, other = null] = points ?? []
      if (second === null) return [number, null, first, state, one, null, null]
      return [number, table, first, second, one, other, state]
    }),
  )
  return makeCsv(
    [
      [said.headPlace, pair, said.headPlayed, said.headWon, said.headPoints, said.headDifference],
      ...rows,
      [],
      [said.partRound, said.tableHead, pair, pair, said.headPoints, said.headPoints, null],
      ...games,
    ],
    readerCsv(),
  )
}
