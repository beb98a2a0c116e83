import { standingWith } from '@/lib/actions/rematch'
import { alignSides } from '@/lib/engine/stats/series'
import { at, sidesOf, type Side } from '@/lib/engine/table/seats'
import type { ReadyGame } from '@/lib/hooks/use-game'
import type { FoundSeries } from '@/lib/storage'
import { sidesOfNames } from '@/lib/storage/sheet/sides-of-names'

export interface SeriesScore {
  readonly bestOf: number
  /** The games won, by side. */
  readonly won: readonly number[]
  /** The winner of the series; `null` while it is undecided. */
  readonly winner: Side | null
}

/**
 * Returns the games won in the series so far, including this one, by the sides of this game; `null` for a game outside a series.
 * Wins are counted by the sides of the first game, because players may have changed seats.
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
