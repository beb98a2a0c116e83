import { isTaken } from '../engine/table/alike'
import type { Directory } from '../storage/people/directory'
import type { GameState } from '../stores/game-store'

/**
 * Returns the present names of the players at a table. If two would be alike, returns the written names, because a sheet has to
 * tell them apart.
 */
export function goingBy(directory: Directory, written: readonly string[]): readonly string[] {
  const names = written.map((name) => directory.of(name).name)
  return names.some((name, seat) => isTaken(names, seat, name)) ? written : names
}

/** Returns a game with players under their present names, so that a corrected name is corrected on every sheet. */
export function namedBy(directory: Directory, game: GameState): GameState {
  if (game.state !== 'ready') return game
  const rows = game.rows.map((row) => ({ ...row, names: goingBy(directory, row.names) }))
  return { ...game, rows, names: goingBy(directory, game.names) }
}
