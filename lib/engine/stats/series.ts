import { nameKey } from '../table/alike'
import { NO_NAME, type Side } from '../table/seats'

/** The length of a series that has none: more games than an evening can have, so that it is never decided. */
export const OPEN_EVENING = 99

/** A game of a series: the players on each side at its end, and the winner. */
export interface SeriesGame {
  /** Names by side. */
  readonly sides: readonly (readonly string[])[]
  /** `null` if the game is not finished or no one won it. */
  readonly winner: Side | null
}

/** The state of a series. The sides are those of its first game, wherever the players sit in later ones. */
export interface SeriesStanding {
  /** Games won, by side. */
  readonly won: readonly number[]
  /** The number of games that win the series. */
  readonly needed: number
  /** `null` as long as no side has won that many. */
  readonly winner: Side | null
  /** The game that decided it, from 0. */
  readonly decidedBy: number | null
}

/** Returns the games won so far in a series that is the best of `bestOf`. Games after the one that decided it change nothing. */
export function seriesStanding(bestOf: number, games: readonly SeriesGame[]): SeriesStanding {
  const first = games[0]?.sides ?? []
  const needed = Math.floor(bestOf / 2) + 1
  const won = first.map(() => 0)
  for (const [index, { sides, winner }] of games.entries()) {
    const side = winner === null ? undefined : alignSides(first, sides)[winner]
    if (side === undefined) continue
    /* v8 ignore next -- a side of the first game */
    won[side] = (won[side] ?? 0) + 1
    if (won[side] >= needed) return { won, needed, winner: side, decidedBy: index }
  }
  return { won, needed, winner: null, decidedBy: null }
}

/**
 * Returns for each side of a later game the side of the first game that it shares most players with. If players were replaced or
 * none is left, it is the side in the same place.
 */
export function alignSides(
  first: readonly (readonly string[])[],
  later: readonly (readonly string[])[],
): readonly Side[] {
  const keys = first.map((names) => names.map(nameKey))
  const shared = (names: readonly string[], side: Side) =>
    names.filter((name) => name !== NO_NAME && keys[side]?.includes(nameKey(name))).length
  const free = new Set(first.keys())
  const taken = new Map<Side, Side>()
  const pairs = later.flatMap((names, from) => [...first.keys()].map((to) => ({ from, to, shared: shared(names, to) })))
  const byStrength = pairs.sort((a, b) => b.shared - a.shared || Number(b.from === b.to) - Number(a.from === a.to))
  for (const { from, to } of byStrength) {
    if (taken.has(from) || !free.has(to)) continue
    taken.set(from, to)
    free.delete(to)
  }
  return later.map((_, side) => taken.get(side) ?? side)
}
