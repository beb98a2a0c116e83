import { readerCsv } from '@/components/share/reader-csv'
import { figureOf } from '@/lib/contest/standings'
import { makeCsv } from '@/lib/format/csv'
import * as said from '@/lib/messages/compiled/app/club'
import type { ClubNight } from '@/lib/together/club/club-night'
import type { Results } from '@/lib/together/club/result'
import type { ClubStanding } from '@/lib/together/club/standings'
import { pairText } from '@/lib/together/words/club'
import { clubGames } from './games'
import { sizeOfPair } from './pair-names'

/** Returns the standings, an empty line and every game as CSV, for other programs. */
export function clubNightCsv(clubNight: ClubNight, standings: readonly ClubStanding[], results: Results): string {
  const pair = said.headPair({ players: sizeOfPair(clubNight) })
  const rows = standings.map((standing) => [
    standing.place,
    pairText(standing.pair),
    standing.played,
    figureOf(standing, 'wins') / 2,
    standing.points,
    standing.points - standing.against,
  ])
  const games = clubNight.rounds.flatMap((round) =>
    clubGames(clubNight, round, results).map(({ table, first, second, state = null, points }) => {
      const [one = null, other = null] = points ?? []
      if (second === null) return [round.number, null, first, state, null, null, null]
      return [round.number, table, first, second, one, other, state]
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
