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
      <table className="mt-2 w-full border-collapse text-base">
        <thead>
          <tr className="border-b-2 border-ink text-soft">
            <th scope="col" className="py-1 text-left font-normal">
              {HAND_COLUMN}
            </th>
            {sides.map((side) => (
              <th key={side} scope="col" className="py-1 pl-2 text-right font-normal [overflow-wrap:anywhere]">
                {sideHeading(table, side)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {hands.map(({ number, before, after }) => (
            <Line key={number} head={String(number)} before={before} after={after} sides={sides} />
          ))}
          <Line head={ACCEPT_COLUMNS.total} before={totalsBefore} after={totalsAfter} sides={sides} />
        </tbody>
      </table>
    </section>
  )
}

interface LineProps {
  readonly head: string
  readonly before: readonly number[] | null
  readonly after: readonly number[] | null
  readonly sides: readonly number[]
}

function Line({ head, before, after, sides }: LineProps) {
  return (
    <tr className="border-b border-rule">
      <th scope="row" className="py-1 text-left font-normal">
        {head}
      </th>
      {sides.map((side) => (
        <td key={side} className="num py-1 pl-2 text-right whitespace-nowrap">
          <Figures before={before?.[side] ?? null} after={after?.[side] ?? null} />
        </td>
      ))}
    </tr>
  )
}

function Figures({ before, after }: { readonly before: number | null; readonly after: number | null }) {
  if (before === after) return <>{before === null ? '–' : figure(before)}</>
  return (
    <>
      <s className="text-soft">{before === null ? '–' : figure(before)}</s>
      <span className="sr-only"> {FIGURE_BECOMES} </span> {after === null ? HAND_OPEN : figure(after)}
    </>
  )
}
