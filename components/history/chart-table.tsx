import type { ChartHand } from '@/lib/engine/stats-chart'
import { at, sidesOf } from '@/lib/engine/seats'
import { figure } from '@/lib/text/en/figure'
import { sideHeading } from '@/lib/text/en/names'
import type { Table } from '@/lib/text/table'
import { marksInWords, WHAT_HAPPENED } from '@/lib/text/en/screens/charts'
import { HAND_COLUMN, START_ROW } from '@/lib/text/en/screens/ledger'

interface ChartTableProps {
  readonly table: Table
  readonly start: readonly number[]
  readonly hands: readonly ChartHand[]
  readonly show: 'totals' | 'points'
}

/** A chart as a table: a row a hand, a column a side, and in words what the marks say. */
export function ChartTable({ table, start, hands, show }: ChartTableProps) {
  const sides = sidesOf(table.rules)
  return (
    <table className="w-full border-collapse text-base">
      <thead>
        <tr className="border-b-2 border-ink text-left">
          <th scope="col" className="py-2 pr-3 font-semibold">
            {HAND_COLUMN}
          </th>
          {sides.map((side) => (
            <th key={side} scope="col" className="min-w-20 py-2 pr-3 text-right font-semibold [overflow-wrap:anywhere]">
              {sideHeading(table, side)}
            </th>
          ))}
          <th scope="col" className="min-w-36 py-2 pl-2 font-semibold">
            {WHAT_HAPPENED}
          </th>
        </tr>
      </thead>
      <tbody>
        {show === 'totals' && start.some((total) => total !== 0) ? (
          <Row name={START_ROW} figures={start} words="" />
        ) : null}
        {hands.map((hand) => (
          <Row key={hand.number} name={String(hand.number)} figures={hand[show]} words={marksInWords(table, hand)} />
        ))}
      </tbody>
    </table>
  )
}

interface RowProps {
  readonly name: string
  readonly figures: readonly number[]
  readonly words: string
}

function Row({ name, figures, words }: RowProps) {
  return (
    <tr className="border-b border-rule">
      <th scope="row" className="py-1.5 pr-3 text-left font-normal text-soft">
        {name}
      </th>
      {figures.map((_, side) => (
        <td key={side} className="num py-1.5 pr-3 text-right">
          {figure(at(figures, side))}
        </td>
      ))}
      <td className="py-1.5 pl-2">{words}</td>
    </tr>
  )
}
