import type { Directory } from '../storage/people/directory'
import { presentNames } from '../storage/people/present-names'
import type { GameState } from '../stores/game-store'

/** Returns a game with players under their present names, so that a corrected name is corrected on every sheet. */
export function namedBy(directory: Directory, game: GameState): GameState {
  if (game.state !== 'ready') return game
  const rows = game.rows.map((row) => ({ ...row, names: presentNames(directory, row.names) }))
  return { ...game, rows, names: presentNames(directory, game.names) }
}
