import { readerCsv } from '@/components/share/reader-csv'
import { figureOf } from '@/lib/contest/standings'
import { makeCsv } from '@/lib/format/csv'
import {
  bye,
  gameState,
  headDifference,
  headPair,
  headPlace,
  headPlayed,
  headPoints,
  headWon,
  partRound,
  tableHead,
} from '@/lib/messages/compiled/app/club'
import { pairText } from '@/lib/text/screens/club'
import type { ClubNight } from '@/lib/together/club/club-night'
import { stateOf, type Results } from '@/lib/together/club/result'
import type { Standing } from '@/lib/together/club/standings'
import { nameOfPair, sizeOfPair } from './pair-names'

/** The standings, an empty line, and every game, as a table for other programs. */
export function clubNightCsv(clubNight: ClubNight, standings: readonly Standing[], results: Results): string {
  const pair = headPair({ players: sizeOfPair(clubNight) })
  const rows = standings.map((standing) => [
    standing.place,
    pairText(standing.pair),
    standing.played,
    figureOf(standing, 'wins') / 2,
    standing.points,
    standing.points - standing.against,
  ])
  const games = clubNight.rounds.flatMap(({ number, games: drawn }) =>
    drawn.map(({ id, table, first, second }) => {
      const result = results.get(id)
      const names = [nameOfPair(clubNight, first), second === null ? bye : nameOfPair(clubNight, second)]
      if (second === null) return [number, null, ...names, null, null, null]
      const [one = null, other = null] = result?.totals ?? []
      return [number, table, ...names, one, other, gameState({ state: stateOf(result), hands: result?.played ?? 0 })]
    }),
  )
  return makeCsv(
    [
      [headPlace, pair, headPlayed, headWon, headPoints, headDifference],
      ...rows,
      [],
      [partRound, tableHead, pair, pair, headPoints, headPoints, null],
      ...games,
    ],
    readerCsv(),
  )
}
