import { BigFigure } from '@/components/ui/big-figure'
import { classNames } from '@/components/ui/class-names'
import { widestWord } from '@/components/ui/long-words'
import { sidesOf } from '@/lib/engine/table/seats'
import type { Table } from '@/lib/text/table'
import { figure } from '@/lib/text/terms/figure'
import { sideHeading } from '@/lib/text/terms/names'

interface TurnedTotalsProps {
  readonly table: Table
  readonly totals: readonly number[]
}

/**
 * The totals at the upper edge, upside down, for the players across the table. Hidden from screen readers, because they repeat
 * the totals of the sheet.
 */
export function TurnedTotals({ table, totals }: TurnedTotalsProps) {
  const sides = sidesOf(table.rules)
  return (
    <div
      aria-hidden="true"
      data-ems={widestWord(table.names)}
      className={classNames('turned-totals totals-head', sides.length === 3 ? 'grid-cols-3' : 'grid-cols-2')}
    >
      {sides.map((side) => (
        <div key={side} className="figure-place min-w-0 px-1 pt-1 text-center">
          <p translate="no" className="side-name leading-tight font-semibold">
            {sideHeading(table, side)}
          </p>
          <p>
            <BigFigure className="tracking-tight">{figure(totals[side] ?? 0)}</BigFigure>
          </p>
        </div>
      ))}
    </div>
  )
}
