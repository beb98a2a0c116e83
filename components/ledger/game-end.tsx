import Link from 'next/link'
import type { ReadyGame } from '@/lib/hooks/use-game'
import { END_OF_THE_GAME, GAME_SUMMARY, seriesWonText, winnerText } from '@/lib/text/en/screens/ledger'
import { endingSentence } from '@/lib/text/en/sheet/ending'
import type { Table } from '@/lib/text/table'
import type { SeriesScore } from './totals-head'

interface GameEndProps {
  readonly table: Table
  readonly game: ReadyGame
  readonly series: SeriesScore | null
}

/** The end of a game: who won and by which rule. The way on stands at the foot, where hands were recorded. */
export function GameEnd({ table, game, series }: GameEndProps) {
  const { ledger } = game
  const last = ledger.rows.findLast((row) => row.state === 'scored')
  const why = last?.state === 'scored' ? endingSentence(table, last) : null
  return (
    <section aria-label={END_OF_THE_GAME} className="game-end border-t-2 border-ink bg-paper px-4 py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <h2 className="min-w-min text-2xl leading-tight font-semibold hyphens-auto">
          {winnerText(table, ledger.winner)}
        </h2>
        <Link
          href={`/history/game/?id=${game.record.id}`}
          className="inline-flex min-h-12 shrink-0 items-center underline underline-offset-4"
        >
          {GAME_SUMMARY}
        </Link>
      </div>
      {series === null || series.winner === null ? null : (
        <p className="text-xl font-semibold">{seriesWonText(table, series.winner, series.won)}</p>
      )}
      {why === null ? null : <p className="text-base text-soft">{why}</p>}
    </section>
  )
}
