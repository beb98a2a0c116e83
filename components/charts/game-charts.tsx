import { ChartLine } from 'lucide'
import { Empty } from '@/components/ui/empty'
import { chartOf } from '@/lib/engine/stats/chart'
import { sidesOf } from '@/lib/engine/table/seats'
import { nothingToDraw, whatIsDrawn } from '@/lib/messages/compiled/app/charts'
import type { Sheet } from '@/lib/storage'
import { figureText } from '@/lib/text/history/figures'
import { handsDescription, scoreDescription, standingAfter } from '@/lib/text/screens/charts'
import type { Table } from '@/lib/text/table'
import { ChartTable } from './chart-table'
import { ChartFrame } from './frame'
import { HandsChart } from './hands-chart'
import { ChartLegend } from './legend'
import { ScoreChart } from './score-chart'

/**
 * Two charts of a game: the running score, and the points of each hand on the sheet. Load it lazily, because it includes the
 * chart code.
 */
export function GameCharts({ table, sheet }: { readonly table: Table; readonly sheet: Pick<Sheet, 'game' | 'rows'> }) {
  const { rules } = table
  const start = sheet.game.start.totals
  const hands = chartOf(
    rules,
    start,
    sheet.rows.map(({ row }) => row),
  )
  if (hands.length === 0) return <Empty icon={ChartLine} title={nothingToDraw} about={whatIsDrawn} />
  const score = figureText('running-score')
  const byHand = figureText('hand-by-hand')
  const note = standingAfter(table, { start, hands })
  return (
    <>
      <ChartFrame
        title={score.name}
        means={`${score.means} ${figureText('swing').means}`}
        description={scoreDescription(table, { start, hands })}
        imageNote={note}
        height={300}
        legend={<ChartLegend table={table} hands={hands} shape="line" />}
        table={<ChartTable table={table} start={start} hands={hands} show="totals" />}
      >
        {(width) => (
          <ScoreChart
            start={start}
            hands={hands}
            target={rules.goal === 'hands' ? null : rules.target}

            width={width}
            height={300}
          />
        )}
      </ChartFrame>
      <ChartFrame
        title={byHand.name}
        means={byHand.means}
        description={handsDescription(table, hands)}
        imageNote={note}
        height={240}
        legend={<ChartLegend table={table} hands={hands} shape="bar" />}
        table={<ChartTable table={table} start={start} hands={hands} show="points" />}
      >
        {(width) => <HandsChart sides={sidesOf(rules)} hands={hands} width={width} height={240} />}
      </ChartFrame>
    </>
  )
}
