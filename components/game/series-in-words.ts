import type { ReadyGame } from '@/lib/hooks/use-game'
import type { FoundSeries } from '@/lib/storage'
import { standingInWords } from '@/lib/text/history/series-standing'
import type { Table } from '@/lib/text/table'
import { sideHeading } from '@/lib/text/terms/names'
import { seriesScore } from './series-score'

/** Returns the standing of the series in words, with the names of this game's sides; `null` for a game outside a series. */
export function seriesInWords(table: Table, game: ReadyGame, series: FoundSeries | null): string | null {
  const score = seriesScore(game, series)
  if (score === null || score.bestOf < 2) return null
  const headings = score.won.map((_, side) => sideHeading(table, side))
  return standingInWords(score, headings)
}
