import * as contest from '../../contest/standings'
import type { ClubNight, Pair } from './club-night'
import { countedOf, type Results } from './result'

/** A pair in the standings of a club night. */
export type Standing = contest.Standing<Pair>

/** Returns the standings of a club night from the results of its games. */
export function standingsOf(clubNight: ClubNight, results: Results): readonly Standing[] {
  const { pairs, rounds, counts } = clubNight
  const games = rounds.flatMap((round) =>
    round.games.map((game) => ({ ...game, counted: countedOf(clubNight, game, round, results.get(game.id)) })),
  )
  return contest.standingsOf(pairs, games, counts)
}
