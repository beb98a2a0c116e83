import { alignSides } from '@/lib/engine/stats/series'
import { standingWith } from '@/lib/hooks/rematch'
import type { ReadyGame } from '@/lib/hooks/use-game'
import type { FoundSeries } from '@/lib/storage'
import { sidesOfNames } from '@/lib/storage/sides-of-names'
import { standingInWords } from '@/lib/text/en/history/series-standing'
import { sideHeading } from '@/lib/text/en/terms/names'
import type { Table } from '@/lib/text/table'

/**
 * How the series stands, in the names of this game's sides; `null` for a game by itself. It is counted by the sides of its
 * first game, and players may have changed seats since.
 */
export function seriesInWords(table: Table, game: ReadyGame, series: FoundSeries | null): string | null {
  const standing = standingWith(game, series)
  const first = series?.games[0]
  if (series === null || standing === null || first === undefined || series.record.bestOf < 2) return null
  const here = alignSides(sidesOfNames(first.summary?.names ?? first.names), sidesOfNames(game.written))
  const headings = standing.won.map((_, side) => sideHeading(table, here.indexOf(side)))
  return standingInWords(standing, headings)
}
