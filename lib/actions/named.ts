import { isTaken } from '../engine/table/alike'
import type { Directory } from '../storage/people/directory'
import type { GameState } from '../stores/game-store'

/**
 * Written names as those by which the persons now go. Where that would call two at one table alike, what was written stands:
 * a sheet has to tell them apart.
 */
export function goingBy(directory: Directory, written: readonly string[]): readonly string[] {
  const names = written.map((name) => directory.of(name).name)
  return names.some((name, seat) => isTaken(names, seat, name)) ? written : names
}

/** A game with everybody called as they now go: a name that was mended is mended on every sheet. */
export function namedBy(directory: Directory, game: GameState): GameState {
  if (game.state !== 'ready') return game
  const rows = game.rows.map((row) => ({ ...row, names: goingBy(directory, row.names) }))
  return { ...game, rows, names: goingBy(directory, game.names) }
}
