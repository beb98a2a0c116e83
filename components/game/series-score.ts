import { standingWith } from '@/lib/actions/rematch'
import { alignSides } from '@/lib/engine/stats/series'
import { at, sidesOf, type Side } from '@/lib/engine/table/seats'
import type { ReadyGame } from '@/lib/hooks/use-game'
import type { FoundSeries } from '@/lib/storage'
import { sidesOfNames } from '@/lib/storage/sheet/sides-of-names'

export interface SeriesScore {
  readonly bestOf: number
  /** Games won, by side. */
  readonly won: readonly number[]
  /** The winner of the series; `null` while it is undecided. */
  readonly winner: Side | null
}

/**
 * Games won in the series so far, this one as it now stands among them, by the sides of this game; `null` for a game by
 * itself. It is counted by the sides of its first game, and players may have changed seats since.
 */
export function seriesScore(game: ReadyGame, series: FoundSeries | null): SeriesScore | null {
  const standing = standingWith(game, series)
  const first = series?.games[0]
  if (series === null || standing === null || first === undefined) return null
  const aligned = alignSides(sidesOfNames(first.summary?.names ?? first.names), sidesOfNames(game.written))
  const sides = sidesOf(game.game.rules)
  const won = sides.map((side) => at(standing.won, at(aligned, side)))
  const winner = sides.find((side) => at(aligned, side) === standing.winner) ?? null
  return { bestOf: series.record.bestOf, won, winner }
}
