import { useState } from 'react'
import { CheckRow } from '@/components/ui/check-row'
import { FigureRow, FigureTable } from '@/components/ui/figure-table'
import { Fold } from '@/components/ui/fold'
import { elsewhere, type RecordedHand } from '@/lib/engine/referee/elsewhere'
import type { ExtraFacts } from '@/lib/engine/referee/missing-facts'
import type { Score } from '@/lib/engine/score/score'
import { sidesOf } from '@/lib/engine/table/seats'
import * as said from '@/lib/messages/compiled/referee/elsewhere'
import { variantCharacter } from '@/lib/messages/compiled/rules/variantCharacter'
import { figure } from '@/lib/text/terms/figure'
import { formName } from '@/lib/text/terms/form-names'
import { sideHeading } from '@/lib/text/terms/names'
import type { AtTable } from '../parts/at-table'
import { asideOf, columnFor, formsFor, neededBy, type Column } from './elsewhere-columns'
import { ElsewhereDetail } from './elsewhere-detail'
import { SupplyFields } from './supply-fields'

/** A hand by every game for as many players, side by side. */
export function ElsewherePart({ at, recorded }: { readonly at: AtTable; readonly recorded: RecordedHand }) {
  const { table } = at
  const forms = formsFor(recorded.home)
  const [chosen, setChosen] = useState<readonly string[]>(() =>
    forms.filter(({ variant }) => variant === null).map(({ id }) => id),
  )
  const [extra, setSupplied] = useState<ExtraFacts>({})
  const columns = forms.filter(({ id }) => chosen.includes(id)).map((form) => columnFor(table, recorded, form, extra))
  const home = elsewhere(recorded, recorded.home, extra)
  const needed = neededBy(columns)
  const before = forms.filter(({ id }) => chosen.includes(id)).map((form) => columnFor(table, recorded, form, {}))

  return (
    <section aria-label={said.elsewhereLabel} className="pb-4">
      <h2 className="pt-2 pb-1 text-xl heading">{said.elsewhereTitle}</h2>
      <Overview at={at} home={home.score} columns={columns} />
      <SupplyFields
        at={at}
        recorded={recorded}
        needed={neededBy(before)}
        left={needed}
        extra={extra}
        onExtra={setSupplied}
      />
      {columns.map((column) => (
        <Fold key={column.form.id} title={formName(column.form)} aside={asideOf(column)}>
          <ElsewhereDetail home={table} column={column} recorded={recorded} />
        </Fold>
      ))}
      <Fold title={said.elsewhereMore} aside={said.elsewhereMoreAbout}>
        {forms.map((form) => (
          <CheckRow
            key={form.id}
            label={formName(form)}
            {...(form.variant === null ? {} : { note: variantCharacter[form.variant.id] })}
            on={chosen.includes(form.id)}
            onToggle={() =>
              setChosen(chosen.includes(form.id) ? chosen.filter((other) => other !== form.id) : [...chosen, form.id])
            }
          />
        ))}
      </Fold>
    </section>
  )
}

interface OverviewProps {
  readonly at: AtTable
  readonly home: Score | null
  readonly columns: readonly Column[]
}

function Overview({ at, home, columns }: OverviewProps) {
  const { table } = at
  const sides = sidesOf(table.rules)
  const figures = (score: Score | null) => sides.map((side) => (score === null ? '?' : figure(score.points[side] ?? 0)))
  return (
    <FigureTable
      caption={said.elsewherePoints}
      isCaptionHidden
      className="mb-3"
      heads={{ figures: sides.map((side) => sideHeading(table, side)) }}
    >
      <FigureRow head={<strong className="font-semibold">{said.asPlayed}</strong>} figures={figures(home)} />
      {columns.map(({ form, found }) => (
        <FigureRow key={form.id} head={formName(form)} figures={figures(found.score)} />
      ))}
    </FigureTable>
  )
}
