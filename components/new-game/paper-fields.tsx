import { Field } from '@/components/ui/field'
import type { Rules } from '@/lib/engine/table/options'
import { sidesOf } from '@/lib/engine/table/seats'
import { pointsHeldOver, paperTotal } from '@/lib/messages/compiled/app/setup'
import type { Table } from '@/lib/text/table'
import { sideHeading } from '@/lib/text/terms/names'
import { canHoldOver, readPaper, type Paper } from './paper'

interface PaperFieldsProps {
  readonly table: Table
  readonly paper: Paper
  readonly onPaper: (paper: Paper) => void
}

/** The fields for the totals and the held-over points of a game begun on paper. */
export function PaperFields({ table, paper, onPaper }: PaperFieldsProps) {
  const { rules } = table
  const read = readPaper(rules, paper)
  const errorOf = (field: number | 'held-over') =>
    read.ok ? null : (read.problems.find((problem) => problem.field === field)?.text ?? null)
  return (
    <div className="grid grid-cols-2 gap-x-6 gap-y-3">
      {sidesOf(rules).map((side) => (
        <Field
          key={side}
          label={paperTotal({ name: sideHeading(table, side) })}
          value={paper.totals[side] ?? ''}
          onChange={(event) => onPaper({ ...paper, totals: replaced(rules, paper, side, event.target.value) })}
          error={errorOf(side)}
          {...FIGURES}
        />
      ))}
      {canHoldOver(rules) ? (
        <Field
          label={pointsHeldOver(table)}
          value={paper.heldOver}
          onChange={(event) => onPaper({ ...paper, heldOver: event.target.value })}
          error={errorOf('held-over')}
          {...FIGURES}
        />
      ) : null}
    </div>
  )
}

const FIGURES = { inputMode: 'numeric', autoComplete: 'off' } as const

const replaced = (rules: Rules, paper: Paper, side: number, text: string): readonly string[] =>
  sidesOf(rules).map((one) => (one === side ? text : (paper.totals[one] ?? '')))
