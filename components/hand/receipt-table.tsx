import { questionHref } from '@/components/addresses/rule-address'
import { ScreenLink } from '@/components/addresses/screen-link'
import { useAddress } from '@/components/addresses/use-address'
import type { ScoredRow } from '@/lib/engine/game/ledger'
import type { Line, SheetLine } from '@/lib/engine/score/line'
import { at, sidesOf, sum, type Side } from '@/lib/engine/table/seats'
import { madeInTheHand } from '@/lib/messages/compiled/table/hand-dialog'
import { onTheSheet } from '@/lib/text/screens/hand-dialog'
import { lineText } from '@/lib/text/sheet/line'
import type { Table } from '@/lib/text/table'
import { figure } from '@/lib/text/terms/figure'
import { shortHeading } from '@/lib/text/terms/names'

interface ReceiptTableProps {
  readonly table: Table
  readonly row: ScoredRow
  /** Called before a rule is opened. */
  readonly onRule?: () => void
}

/** The lines of a hand, with a column for each side: first the points made, then the points written. */
export function ReceiptTable({ table, row, onRule }: ReceiptTableProps) {
  const { score } = row
  const sides = sidesOf(table.rules)
  return (
    <table className="receipt">
      <thead>
        <tr>
          <td />
          {sides.map((side) => (
            <th key={side} scope="col" translate="no">
              {shortHeading(table, side)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {score.earnedLines.length === 0 ? null : (
          <>
            <Lines sides={sides} rows={linesByLabel(table, score.earnedLines)} onRule={onRule} />
            <Sum sides={sides} label={madeInTheHand} points={score.earned} />
          </>
        )}
        <Lines sides={sides} rows={afterTheSum(table, row)} onRule={onRule} />
        <Sum sides={sides} label={onTheSheet(table)} points={score.points} />
      </tbody>
    </table>
  )
}

interface PartProps {
  readonly sides: readonly Side[]
}

interface LinesProps extends PartProps {
  readonly rows: readonly LabelledLines[]
  readonly onRule: (() => void) | undefined
}

function Lines({ sides, rows, onRule }: LinesProps) {
  const game = useAddress('id')
  return rows.map(({ label, rule, points, details }) => (
    <tr key={label}>
      <th scope="row">
        <ScreenLink
          href={questionHref(rule, game)}

          {...(onRule && { onClick: onRule })}
          className="inline-block py-3 underline decoration-rule underline-offset-4"
        >
          {label}
        </ScreenLink>
        {details.map((detail) => (
          <span key={detail} className="-mt-2.5 block pb-1 text-sm text-soft">
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

/** Groups lines with the same label into one row, with a figure for each side. */
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

/** Returns the rows of what is written; a side's own points are left out where they are all of the sum above. */
function afterTheSum(table: Table, { score }: ScoredRow): readonly LabelledLines[] {
  const isOwn = ({ reason }: SheetLine) => reason.kind === 'own'
  const own = score.sheetLines.filter(isOwn)
  const isRepeated = score.earned.every(
    (made, side) => sum(own.map((line) => (line.side === side ? line.points : 0))) === made,
  )
  return linesByLabel(table, isRepeated ? score.sheetLines.filter((line) => !isOwn(line)) : score.sheetLines)
}
