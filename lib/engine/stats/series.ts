import { NO_NAME, type Side } from '../table/seats'

/** The length of a series without one: more games than an evening holds, so that it is never decided. */
export const OPEN_EVENING = 99

/** A game of a series: who sat on each side at its end, and who won. */
export interface SeriesGame {
  /** Names by side. */
  readonly sides: readonly (readonly string[])[]
  /** `null` where the game is not finished or no one won it. */
  readonly winner: Side | null
}

/** How a series stands. Sides are those of its first game, whoever sits where in the later ones. */
export interface SeriesStanding {
  /** Games won, by side. */
  readonly won: readonly number[]
  /** Games that win the series. */
  readonly needed: number
  /** `null` as long as no one has won so many. */
  readonly winner: Side | null
  /** The game that decided it, from 0. */
  readonly decidedBy: number | null
}

/** The games won so far, best of `bestOf`; games after the one that decided the series change nothing. */
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
 * Which side of the first game each side of a later one is: the one it shares most players with. Where players were
 * replaced, or no one is left, the side that sits in the same place.
 */
export function alignSides(
  first: readonly (readonly string[])[],
  later: readonly (readonly string[])[],
): readonly Side[] {
  const shared = (names: readonly string[], side: Side) =>
    names.filter((name) => name !== NO_NAME && first[side]?.includes(name)).length
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
