import * as contest from '../../contest/standings'
import type { ClubNight, Pair } from './club-night'
import { countedAtClub, type Results } from './result'

/** A pair in the standings of a club night. */
export type ClubStanding = contest.PairStanding<Pair>

/** Returns the standings of a club night from the results of its games. */
export function clubStandings(clubNight: ClubNight, results: Results): readonly ClubStanding[] {
  const { pairs, rounds, counts } = clubNight
  const games = rounds.flatMap((round) =>
    round.games.map((game) => ({ ...game, counted: countedAtClub(clubNight, game, round, results.get(game.id)) })),
  )
  return contest.standingsOf(pairs, games, counts)
}
