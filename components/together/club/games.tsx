import { absenceText, byeText } from '@/components/contest/counted-text'
import { GameList, type RoundGame } from '@/components/contest/game-list'
import type { GamesOfRound } from '@/components/contest/results-csv'
import { gameState } from '@/lib/messages/compiled/app/club'
import type { ClubGame, ClubNight, Round } from '@/lib/together/club/club-night'
import { gameStateOf, type Results } from '@/lib/together/club/result'
import { nameOfPair } from './pair-names'

interface GamesProps {
  readonly clubNight: ClubNight
  readonly round: Round
  readonly results: Results
}

/** The games of a round by table: the pairs, the scores and the states. */
export const Games = ({ clubNight, round, results }: GamesProps) => (
  <GameList games={clubGames(clubNight, round, results)} />
)

/** Returns the games of a round as they are displayed and printed. */
const clubGames = (clubNight: ClubNight, round: Round, results: Results): readonly RoundGame[] =>
  round.games.map((game) => clubGame(clubNight, game, results))

/** Returns the games of all rounds as they are printed. */
export const clubGamesByRound = (clubNight: ClubNight, results: Results): readonly GamesOfRound[] =>
  clubNight.rounds.map((round) => ({ number: round.number, games: clubGames(clubNight, round, results) }))

function clubGame(clubNight: ClubNight, game: ClubGame, results: Results): RoundGame {
  const { id, table } = game
  const first = nameOfPair(clubNight, game.first)
  if (game.second === null) return { id, table, first, second: null, state: byeText(clubNight), points: null }
  const second = nameOfPair(clubNight, game.second)
  const absence = absenceText(clubNight, game.absent, [first, second])
  if (absence !== null) return { id, table, first, second, state: absence, points: null }
  const result = results.get(id)
  const [own = 0, other = 0] = result?.totals ?? []
  return {
    id,
    table,
    first,
    second,
    state: gameState({ state: gameStateOf(result), hands: result?.played ?? 0 }),
    points: result === undefined ? null : [own, other],
  }
}
