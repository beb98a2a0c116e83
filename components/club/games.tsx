import { GameList, type GameLine } from '@/components/contest/game-list'
import { gameState } from '@/lib/messages/compiled/app/club'
import type { ClubGame, ClubNight, Round } from '@/lib/together/club/club-night'
import { stateOf, type Results } from '@/lib/together/club/result'
import { nameOfPair } from './pair-names'

interface GamesProps {
  readonly clubNight: ClubNight
  readonly round: Round
  readonly results: Results
}

/** The games of a round by table: who plays whom, and how it stands. */
export const Games = ({ clubNight, round, results }: GamesProps) => (
  <GameList games={gameLines(clubNight, round, results)} />
)

/** Returns the games of a round as they are shown and printed. */
export const gameLines = (clubNight: ClubNight, round: Round, results: Results): readonly GameLine[] =>
  round.games.map((game) => gameLine(clubNight, game, results))

function gameLine(clubNight: ClubNight, { id, table, first, second }: ClubGame, results: Results): GameLine {
  if (second === null) return { id, table, first: nameOfPair(clubNight, first), second: null, points: null }
  const result = results.get(id)
  const [own = 0, other = 0] = result?.totals ?? []
  return {
    id,
    table,
    first: nameOfPair(clubNight, first),
    second: nameOfPair(clubNight, second),
    state: gameState({ state: stateOf(result), hands: result?.played ?? 0 }),
    points: result === undefined ? null : [own, other],
  }
}
