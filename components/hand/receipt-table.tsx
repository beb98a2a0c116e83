import Link from 'next/link'
import { questionHref } from '@/components/addresses/rule-address'
import { useAddress } from '@/components/addresses/use-address'
import type { ScoredRow } from '@/lib/engine/game/ledger'
import type { Line } from '@/lib/engine/score/line'
import { at, sidesOf, type Side } from '@/lib/engine/table/seats'
import { madeInTheHand } from '@/lib/messages/compiled/table/hand-dialog'
import { onTheSheet } from '@/lib/text/screens/hand-dialog'
import { lineText } from '@/lib/text/sheet/line'
import type { Table } from '@/lib/text/table'
import { figure } from '@/lib/text/terms/figure'
import { sideHeading } from '@/lib/text/terms/names'

interface ReceiptTableProps {
  readonly table: Table
  readonly row: ScoredRow
}

/** The lines that a hand is made of, a column for each side: what was made in it, then what is written. */
export function ReceiptTable({ table, row: { score } }: ReceiptTableProps) {
  const sides = sidesOf(table.rules)
  const sums = { table, sides }
  return (
    <table className="receipt">
      <thead>
        <tr>
          <td />
          {sides.map((side) => (
            <th key={side} scope="col" translate="no">
              {sideHeading(table, side)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <Lines {...sums} lines={score.earnedLines} />
        <Sum {...sums} label={madeInTheHand} points={score.earned} />
        <Lines {...sums} lines={score.sheetLines} />
        <Sum {...sums} label={onTheSheet(table, 2)} points={score.points} />
      </tbody>
    </table>
  )
}

interface PartProps {
  readonly table: Table
  readonly sides: readonly Side[]
}

function Lines({ table, sides, lines }: PartProps & { readonly lines: readonly Line[] }) {
  const game = useAddress('id')
  return linesByLabel(table, lines).map(({ label, rule, points, details }) => (
    <tr key={label}>
      <th scope="row">
        <Link href={questionHref(rule, game)} prefetch={false} className="link decoration-rule">
          {label}
        </Link>
        {details.map((detail) => (
          <span key={detail} className="block text-sm text-soft">
            {detail}
          </span>
        ))}
      </th>
      {sides.map((side) => (
        <td key={side} translate="no" className="num">
          {points[side] === undefined ? '–' : figure(points[side])}
        </td>
      ))}
    </tr>
  ))
}

function Sum({ sides, label, points }: PartProps & { readonly label: string; readonly points: readonly number[] }) {
  return (
    <tr className="receipt-sum">
      <th scope="row">{label}</th>
      {sides.map((side) => (
        <td key={side} translate="no" className="num">
          {figure(at(points, side))}
        </td>
      ))}
    </tr>
  )
}

interface LabelledLines {
  readonly label: string
  readonly rule: Line['rule']
  readonly points: Readonly<Partial<Record<Side, number>>>
  readonly details: readonly string[]
}

/** Lines called alike share a row: each side has its own figure of it. */
function linesByLabel(table: Table, lines: readonly Line[]): readonly LabelledLines[] {
  const rows = new Map<string, LabelledLines>()
  for (const line of lines) {
    const { label, detail } = lineText(table, line)
    const before = rows.get(label) ?? { label, rule: line.rule, points: {}, details: [] }
    rows.set(label, {
      ...before,
      points: { ...before.points, [line.side]: (before.points[line.side] ?? 0) + line.points },
      details: detail === null || before.details.includes(detail) ? before.details : [...before.details, detail],
    })
  }
  return [...rows.values()]
}
