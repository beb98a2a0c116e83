import { ScreenLink } from '@/components/addresses/screen-link'
import type { ReadyGame } from '@/lib/hooks/use-game'
import { endedEarly } from '@/lib/messages/compiled/app/history'
import { gameOfSeries, notFinished, wonByNoOne } from '@/lib/messages/compiled/app/past-game'
import { allOf } from '@/lib/messages/locale'
import type { FoundSeries, GameRecord } from '@/lib/storage'
import { sidesOfNames } from '@/lib/storage/sheet/sides-of-names'
import { seriesName } from '@/lib/text/history/series-standing'
import type { Table } from '@/lib/text/table'
import { figure } from '@/lib/text/terms/figure'
import { shownNames } from '@/lib/text/terms/names'
import { seriesInWords } from '../game/series-in-words'

interface SeriesResultProps {
  readonly table: Table
  readonly game: ReadyGame
  readonly series: FoundSeries
}

/** The standing of the series, with each of its games and its winner. */
export function SeriesResult({ table, game, series }: SeriesResultProps) {
  const standing = seriesInWords(table, game, series)
  if (standing === null) return null
  return (
    <section aria-labelledby="series" className="mt-6">
      <h2 id="series" className="text-xl heading">
        {seriesName(series.record.bestOf)}
      </h2>
      <p className="text-lg">{standing}</p>
      <ol className="mt-2 border-t border-rule">
        {series.games.map((other) => (
          <li key={other.id}>
            <ScreenLink
              href={`/history/game/?id=${other.id}`}
              aria-current={other.id === game.record.id ? 'page' : undefined}
              className="flex min-h-12 items-center gap-3 border-b border-rule aria-[current]:font-semibold"
            >
              <span className="w-20 shrink-0 text-base text-soft">{gameOfSeries({ number: other.number })}</span>
              <span className="min-w-0 flex-1 text-base">{winnerOf(game.game, other)}</span>
              <span translate="no" className="num text-lg">
                {(other.summary?.totals ?? other.start.totals).map(figure).join(' : ')}
              </span>
            </ScreenLink>
          </li>
        ))}
      </ol>
    </section>
  )
}

function winnerOf({ rules }: ReadyGame['game'], { summary, names }: GameRecord): string {
  if (summary === null || !summary.over) return summary?.brokenOff === true ? endedEarly : notFinished
  const side =
    summary.winner === null ? undefined : sidesOfNames(shownNames(rules, summary.names ?? names))[summary.winner]
  return side === undefined ? wonByNoOne : allOf([...side])
}
