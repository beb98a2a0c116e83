import Link from 'next/link'
import { Button } from '@/components/ui/button'
import { decidedBy } from '@/lib/engine/stats/decisive'
import { at, otherSides, seatsOf, sideOf, type Side } from '@/lib/engine/table/seats'
import type { ReadyGame } from '@/lib/hooks/use-game'
import { shareResult } from '@/lib/messages/compiled/table/game-end'
import { endOfTheGame, gameSummary } from '@/lib/messages/compiled/table/ledger'
import type { Look } from '@/lib/storage/people/looks'
import { decidedText } from '@/lib/text/screens/game-end'
import { seriesWonText, winnerText } from '@/lib/text/screens/ledger'
import { endingText } from '@/lib/text/sheet/ending'
import type { Table } from '@/lib/text/table'
import { scoreOf } from '@/lib/text/terms/score'
import { PersonMarks } from '../game/person-mark'
import type { SeriesScore } from '../game/series-score'

interface GameEndProps {
  readonly table: Table
  readonly game: ReadyGame
  readonly series: SeriesScore | null
  /** How the players are told apart, by seat. */
  readonly looks: readonly Look[]
  readonly onShare: () => void
}

/**
 * The end of a game: who won, with what, by which rule, and the hand that decided it. The way on stands at the foot, where
 * hands were recorded.
 */
export function GameEnd({ table, game, series, looks, onShare }: GameEndProps) {
  const { ledger } = game
  const { winner } = ledger
  const last = ledger.rows.findLast((row) => row.state === 'scored')
  const why = last?.state === 'scored' ? endingText(table, last) : null
  return (
    <section aria-label={endOfTheGame} className="game-end arrives border-t-2 border-ink bg-paper px-4 py-3">
      <div className="flex flex-wrap items-center gap-x-3">
        {winner === null ? null : <WinnerMarks table={table} winner={winner} looks={looks} />}
        <h2 className="min-w-min flex-1 text-2xl leading-tight font-semibold hyphens-auto">
          {winnerText(table, winner)}
        </h2>
        {winner === null ? null : (
          <p translate="no" className="num text-2xl leading-tight">
            {scoreOf(winnerFirst(table, winner, ledger.standing.totals))}
          </p>
        )}
      </div>
      {series === null || series.winner === null ? null : (
        <p className="text-xl font-semibold">{seriesWonText(table, series.winner, series.won)}</p>
      )}
      <p className="text-base text-soft">
        <span>{why}</span> {winner === null ? null : <Decision table={table} game={game} winner={winner} />}
      </p>
      <div className="flex flex-wrap items-center gap-x-5">
        <Button look="plain" className="link px-0" onClick={onShare}>
          {shareResult}
        </Button>
        <Link href={`/history/game/?id=${game.record.id}`} className="link shrink-0">
          {gameSummary}
        </Link>
      </div>
    </section>
  )
}

interface WinnerProps {
  readonly table: Table
  readonly winner: Side
}

function WinnerMarks({ table, winner, looks }: WinnerProps & Pick<GameEndProps, 'looks'>) {
  const seats = seatsOf(table.rules).filter((seat) => sideOf(table.rules, seat) === winner)
  return <PersonMarks looks={seats.flatMap((seat) => looks[seat] ?? [])} />
}

const winnerFirst = ({ rules }: Table, winner: Side, totals: readonly number[]): readonly number[] =>
  [winner, ...otherSides(rules, winner)].map((side) => at(totals, side))

function Decision({ table, game, winner }: WinnerProps & Pick<GameEndProps, 'game'>) {
  const { rules, start } = game.game
  const decided = decidedBy(rules, start.totals, game.ledger.rows, winner)
  return decided === null ? null : <b className="font-semibold text-ink">{decidedText(table, winner, decided)}</b>
}
