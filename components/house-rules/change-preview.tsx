import { FigureRow, FigureTable } from '@/components/ui/figure-table'
import { sidesOf } from '@/lib/engine/seats'
import { figure } from '@/lib/text/en/figure'
import { sideHeading } from '@/lib/text/en/names'
import type { Table } from '@/lib/text/table'
import { ACCEPT_COLUMNS } from '@/lib/text/en/screens/accept'
import {
  FIGURE_BECOMES,
  HAND_OPEN,
  NOTHING_WOULD_CHANGE,
  WHAT_WOULD_CHANGE,
  WOULD_NEED_AN_ANSWER,
} from '@/lib/text/en/screens/change-rules'
import { HAND_COLUMN } from '@/lib/text/en/screens/ledger'
import type { RulesPreview } from './rules-change'

interface ChangePreviewProps {
  readonly table: Table
  readonly preview: RulesPreview
}

/** What other rules would do to a game: the sentence, then every hand whose points change, and the totals. */
export function ChangePreview({ table, preview }: ChangePreviewProps) {
  const { hands, sentence, totalsBefore, totalsAfter, open } = preview
  if (hands.length === 0 && sentence === null) {
    return (
      <p role="status" className="pb-3 text-base font-semibold">
        {NOTHING_WOULD_CHANGE}
      </p>
    )
  }
  const sides = sidesOf(table.rules)
  return (
    <section aria-label={WHAT_WOULD_CHANGE} className="max-h-[40dvh] overflow-y-auto pb-3" tabIndex={0}>
      {sentence === null ? null : <p className="text-base font-semibold">{sentence}</p>}
      {open === 0 ? null : <p className="text-base">{WOULD_NEED_AN_ANSWER}</p>}
      <FigureTable
        className="mt-2"
        heads={{ names: HAND_COLUMN, figures: sides.map((side) => sideHeading(table, side)) }}
      >
        {hands.map(({ number, before, after }) => (
          <FigureRow key={number} head={number} figures={changed(sides, before, after)} />
        ))}
        <FigureRow head={ACCEPT_COLUMNS.total} figures={changed(sides, totalsBefore, totalsAfter)} />
      </FigureTable>
    </section>
  )
}

type BySide = readonly number[] | null

const changed = (sides: readonly number[], before: BySide, after: BySide) =>
  sides.map((side) => <Figures key={side} before={before?.[side] ?? null} after={after?.[side] ?? null} />)

function Figures({ before, after }: { readonly before: number | null; readonly after: number | null }) {
  if (before === after) return <>{before === null ? '–' : figure(before)}</>
  return (
    <>
      <s className="text-soft">{before === null ? '–' : figure(before)}</s>
      <span className="sr-only"> {FIGURE_BECOMES} </span> {after === null ? HAND_OPEN : figure(after)}
    </>
  )
}
