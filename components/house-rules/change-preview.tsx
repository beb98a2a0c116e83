import { FigureRow, FigureTable } from '@/components/ui/figure-table'
import { sidesOf } from '@/lib/engine/table/seats'
import * as said from '@/lib/messages/compiled/app/change-rules'
import { handColumn } from '@/lib/messages/compiled/table/ledger'
import { sheetTotal } from '@/lib/messages/compiled/table/sheet-dialogs'
import { heldOverLabel } from '@/lib/messages/compiled/terms/words'
import type { Table } from '@/lib/text/table'
import { figure } from '@/lib/text/terms/figure'
import { sideHeading } from '@/lib/text/terms/names'
import type { RulesPreview, WrittenPoints } from './rules-change'

interface ChangePreviewProps {
  readonly table: Table
  readonly preview: RulesPreview
}

/** The effect of other rules on a game: a sentence, then each hand whose figures change, and the totals. */
export function ChangePreview({ table, preview }: ChangePreviewProps) {
  const { hands, sentence, open } = preview
  if (sentence === null) {
    return (
      <p role="status" className="pb-3 text-base font-semibold">
        {said.nothingWouldChange}
      </p>
    )
  }
  return (
    <section aria-label={said.whatWouldChange} className="max-h-[40dvh] overflow-y-auto pb-3" tabIndex={0}>
      <p className="text-base font-semibold">{sentence}</p>
      {open === 0 ? null : <p className="text-base">{said.wouldNeedAnAnswer}</p>}
      {hands.length === 0 ? null : <ChangedFigures table={table} preview={preview} />}
    </section>
  )
}

/** The figures before and after the change; held-over points have a column of their own if they change. */
function ChangedFigures({ table, preview: { hands, before, after } }: ChangePreviewProps) {
  const sides = sidesOf(table.rules)
  const holds = [...hands, { before, after }].some((one) => one.before?.heldOver !== one.after?.heldOver)
  const columns = (one: WrittenPoints | null) => (one === null ? [] : [...one.points, ...(holds ? [one.heldOver] : [])])
  const width = sides.length + (holds ? 1 : 0)
  const heads = [...sides.map((side) => sideHeading(table, side)), ...(holds ? [heldOverLabel(table)] : [])]
  return (
    <FigureTable className="mt-2" heads={{ names: handColumn, figures: heads }}>
      {hands.map((hand) => (
        <FigureRow
          key={hand.number}
          head={hand.number}
          figures={changed(width, columns(hand.before), columns(hand.after))}
        />
      ))}
      <FigureRow head={sheetTotal} figures={changed(width, columns(before), columns(after))} />
    </FigureTable>
  )
}

const changed = (width: number, before: readonly number[], after: readonly number[]) =>
  Array.from({ length: width }, (_, column) => (
    <Figures key={column} before={before[column] ?? null} after={after[column] ?? null} />
  ))

function Figures({ before, after }: { readonly before: number | null; readonly after: number | null }) {
  if (before === after) return <span>{before === null ? '–' : figure(before)}</span>
  return (
    <>
      <s className="text-soft">{before === null ? '–' : figure(before)}</s>
      <span className="sr-only">{` ${said.figureBecomes} `}</span>{' '}
      <span>{after === null ? said.handOpen : figure(after)}</span>
    </>
  )
}
