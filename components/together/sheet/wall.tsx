import type { SeriesScore } from '@/components/game/series-score'
import { HeldOver } from '@/components/sheet/totals-head'
import { BigFigure } from '@/components/ui/big-figure'
import { sidesOf, type Side } from '@/lib/engine/table/seats'
import type { ReadyGame } from '@/lib/hooks/use-game'
import { lookTitle, showSheet } from '@/lib/messages/compiled/app/together'
import { toGo } from '@/lib/messages/compiled/table/common'
import { wonMark } from '@/lib/messages/compiled/table/ledger'
import { gamesWon } from '@/lib/messages/compiled/table/series'
import type { JoinedRecord } from '@/lib/storage/joined/joined'
import type { Table } from '@/lib/text/table'
import { figure } from '@/lib/text/terms/figure'
import { sideHeading } from '@/lib/text/terms/names'
import type { TableHere } from '@/lib/together/stores/tables'
import { tableStatusText } from '@/lib/together/words/table'
import { standingAt } from '../standing'

interface WallProps {
  readonly table: Table
  readonly game: ReadyGame
  readonly series: SeriesScore | null
  readonly joined: JoinedRecord
  readonly at: TableHere | null
  /** Called at a tap anywhere. */
  readonly onSheet: () => void
}

/** The score alone, as large as it fits, for the whole room. A score that may be out of date says so. */
export function Wall({ table, game, series, joined, at, onSheet }: WallProps) {
  const standing = standingAt(joined, at)
  return (
    <main className="wall relative grid h-(--room) grid-rows-[minmax(0,1fr)_auto] bg-paper p-[2vmin]">
      <h1 className="sr-only">{lookTitle}</h1>
      <div className="grid min-h-0 auto-cols-fr grid-flow-col">
        {sidesOf(table.rules).map((side) => (
          <WallSide key={side} table={table} game={game} series={series} side={side} />
        ))}
      </div>
      <div className="wall-foot">
        <HeldOver table={table} game={game} isNew={false} />
        {standing.phase === 'apart' || standing.problem !== null ? (
          <p role="status" className="text-center text-soft">
            {tableStatusText(standing)}
          </p>
        ) : null}
      </div>
      <button type="button" aria-label={showSheet} onClick={onSheet} className="absolute inset-0 size-full" />
    </main>
  )
}

interface WallSideProps extends Pick<WallProps, 'table' | 'game' | 'series'> {
  readonly side: Side
}

function WallSide({ table, game, series, side }: WallSideProps) {
  const { standing, winner, over } = game.ledger
  const total = standing.totals[side] ?? 0
  const won = series?.won[side] ?? 0
  const heading = sideHeading(table, side)
  const left = table.rules.goal === 'hands' ? 0 : table.rules.target - total
  return (
    <section
      aria-label={heading}
      className="figure-place grid min-w-0 grid-rows-[auto_minmax(0,1fr)_auto] border-margin px-[1vmin] text-center not-first:border-l-2"
    >
      <h2 translate="no" className="wall-name font-semibold">
        {heading}
      </h2>
      <p className="self-center">
        <BigFigure>{figure(total)}</BigFigure>
      </p>
      <p className="wall-more text-soft">
        <span>{winner === side ? wonMark : over || left <= 0 ? null : toGo({ points: left })}</span>
        {won === 0 ? null : <span className="block text-felt">{gamesWon({ count: won })}</span>}
      </p>
    </section>
  )
}
