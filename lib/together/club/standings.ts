import * as contest from '../../contest/standings'
import type { ClubNight, Pair } from './club-night'
import { countedOf, type Results } from './result'

/** A pair in the standings of a club night. */
export type Standing = contest.Standing<Pair>

/** Returns the standings of a club night from the results of its games. */
export function standingsOf({ pairs, rounds, counts }: ClubNight, results: Results): readonly Standing[] {
  const games = rounds.flatMap((round) =>
    round.games.map((game) => ({
      ...game,
      counted: game.second === null ? null : countedOf(results.get(game.id), round),
    })),
  )
  return contest.standingsOf(pairs, games, counts)
}
