import { GameList, type GameLine } from '@/components/contest/game-list'
import { gameState } from '@/lib/messages/compiled/app/club'
import type { ClubGame, Evening, Round } from '@/lib/together/club/evening'
import { stateOf, type Results } from '@/lib/together/club/result'
import { nameOfPair } from './pair-names'

interface GamesProps {
  readonly evening: Evening
  readonly round: Round
  readonly results: Results
}

/** The games of a round by table: who plays whom, and how it stands. */
export const Games = ({ evening, round, results }: GamesProps) => (
  <GameList games={gameLines(evening, round, results)} />
)

/** Returns the games of a round as they are shown and printed. */
export const gameLines = (evening: Evening, round: Round, results: Results): readonly GameLine[] =>
  round.games.map((game) => gameLine(evening, game, results))

function gameLine(evening: Evening, { id, table, first, second }: ClubGame, results: Results): GameLine {
  if (second === null) return { id, table, first: nameOfPair(evening, first), second: null, points: null }
  const result = results.get(id)
  const [own = 0, other = 0] = result?.totals ?? []
  return {
    id,
    table,
    first: nameOfPair(evening, first),
    second: nameOfPair(evening, second),
    state: gameState({ state: stateOf(result), hands: result?.played ?? 0 }),
    points: result === undefined ? null : [own, other],
  }
}
