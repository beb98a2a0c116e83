'use client'

import { chartOf } from '@/lib/engine/stats-chart'
import type { ChartHand } from '@/lib/engine/stats-chart'
import { at, sidesOf } from '@/lib/engine/seats'
import type { Sheet } from '@/lib/storage'
import { FIGURES } from '@/lib/text/en/figures'
import { figure } from '@/lib/text/en/figure'
import { list } from '@/lib/text/en/grammar'
import { sideHeading } from '@/lib/text/en/names'
import type { Table } from '@/lib/text/table'
import { ChartFrame } from './chart-frame'
import { ChartLegend } from './chart-legend'
import { ChartTable, marksInWords } from './chart-table'
import { HandsChart } from './hands-chart'
import { ScoreChart } from './score-chart'

interface GameChartsProps {
  readonly table: Table
  readonly sheet: Pick<Sheet, 'game' | 'rows'>
}

/** A game in two drawings: the running score, and hand by hand what went on the sheet. To be loaded lazily: it brings the charts with it. */
export function GameCharts({ table, sheet }: GameChartsProps) {
  const { rules } = table
  const start = sheet.game.start.totals
  const hands = chartOf(
    rules,
    start,
    sheet.rows.map(({ row }) => row),
  )
  if (hands.length === 0)
    return <p className="mt-6 text-lg text-soft">There is nothing to draw before the first hand.</p>
  const note = standingInWords(table, hands)
  return (
    <>
      <ChartFrame
        title={FIGURES['running-score'].name}
        means={`${FIGURES['running-score'].means} ${FIGURES.swing.means}`}
        description={`${note}. ${turnsInWords(table, hands)}`}
        imageNote={note}
        height={280}
        legend={<ChartLegend table={table} hands={hands} shape="line" />}
        table={<ChartTable table={table} start={start} hands={hands} show="totals" />}
      >
        {(width) => <ScoreChart start={start} hands={hands} target={rules.target} width={width} height={280} />}
      </ChartFrame>
      <ChartFrame
        title={FIGURES['hand-by-hand'].name}
        means={FIGURES['hand-by-hand'].means}
        description={`A bar a side for each of ${hands.length} hands. ${turnsInWords(table, hands)}`}
        imageNote={note}
        height={220}
        legend={<ChartLegend table={table} hands={hands} shape="bar" />}
        table={<ChartTable table={table} start={start} hands={hands} show="points" />}
      >
        {(width) => <HandsChart sides={sidesOf(rules)} hands={hands} width={width} height={220} />}
      </ChartFrame>
    </>
  )
}

/** “Mike 326, Yetta 213 after 4 hands”. */
function standingInWords(table: Table, hands: readonly ChartHand[]): string {
  const totals = hands.at(-1)?.totals ?? []
  const sides = sidesOf(table.rules).map((side) => `${sideHeading(table, side)} ${figure(at(totals, side))}`)
  return `${sides.join(', ')} after ${hands.length === 1 ? 'one hand' : `${hands.length} hands`}`
}

function turnsInWords(table: Table, hands: readonly ChartHand[]): string {
  const turns = hands.flatMap((hand) => {
    const words = marksInWords(table, hand)
    return words === '' ? [] : [`hand ${hand.number}: ${words}`]
  })
  return turns.length === 0 ? 'No bate, no change of the lead.' : `Turns: ${list(turns)}.`
}
