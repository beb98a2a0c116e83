import { FigureRow, FigureTable } from '@/components/ui/figure-table'
import type { ChartHand } from '@/lib/engine/stats/chart'
import { sidesOf } from '@/lib/engine/table/seats'
import { chartHappened } from '@/lib/messages/compiled/app/charts'
import { handColumn, startRow } from '@/lib/messages/compiled/table/ledger'
import { marksInWords } from '@/lib/text/screens/charts'
import type { Table } from '@/lib/text/table'
import { figure } from '@/lib/text/terms/figure'
import { sideHeading } from '@/lib/text/terms/names'

interface ChartTableProps {
  readonly table: Table
  readonly start: readonly number[]
  readonly hands: readonly ChartHand[]
  readonly show: 'totals' | 'points'
}

/** A chart as a table: a row for each hand, a column for each side, and the marks in words. */
export function ChartTable({ table, start, hands, show }: ChartTableProps) {
  const sides = sidesOf(table.rules)
  return (
    <FigureTable
      heads={{ names: handColumn, figures: sides.map((side) => sideHeading(table, side)), words: chartHappened }}
    >
      {show === 'totals' && start.some((total) => total !== 0) ? (
        <FigureRow head={startRow} figures={start.map(figure)} words="" />
      ) : null}
      {hands.map((hand) => (
        <FigureRow
          key={hand.number}
          head={hand.number}
          figures={hand[show].map(figure)}
          words={marksInWords(table, hand)}
        />
      ))}
    </FigureTable>
  )
}
