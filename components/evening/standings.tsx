import { useState } from 'react'
import { Choice } from '@/components/ui/choice'
import { FigureRow, FigureTable } from '@/components/ui/figure-table'
import { pairStandings, personStandings, type PersonStanding } from '@/lib/contest/person-standings'
import * as said from '@/lib/messages/compiled/app/evening'
import { numberFormat } from '@/lib/messages/formats'
import { allOf, inARow } from '@/lib/messages/locale'
import type { FoundEvening } from '@/lib/storage/evenings/read-evening'
import { standingFigures } from './standing-figures'

const OF = ['people', 'pairs'] as const

/** The standings of an evening: of each person, and of each pair at tables of four. */
export function EveningStandings({ evening }: { readonly evening: FoundEvening }) {
  const [of, setOf] = useState<(typeof OF)[number]>('people')
  const games = evening.games.map(({ counted }) => counted)
  const hasPairs = games.some(({ players }) => players === 4)
  const rows = of === 'pairs' ? pairStandings(games) : personStandings(evening.plan.people, games)
  const hasChanged = rows.some((row) => row.leftEarly + row.cameLate > 0)
  return (
    <section aria-labelledby="standings" className="pt-5">
      <h2 id="standings" className="pb-2 text-xl heading">
        {said.standingsTitle}
      </h2>
      {hasPairs ? (
        <Choice
          label={said.standingsTitle}
          value={of}
          onChoose={setOf}
          options={OF.map((value) => ({ value, label: said.whoseStandings({ of: value }) }))}
        />
      ) : null}
      <div className="overflow-x-auto" tabIndex={0} role="region" aria-label={said.whoseStandings({ of })}>
        <FigureTable
          caption={said.standingsTitle}
          isCaptionHidden
          isOfNames={false}
          className="text-sm"
          heads={{ figures: [said.columnWon, said.columnPoints, said.columnDifference, said.columnHand] }}
        >
          {rows.map((row) => (
            <FigureRow key={row.names.join('\n')} head={<Head row={row} />} figures={figuresOf(row)} />
          ))}
        </FigureTable>
      </div>
      {hasChanged ? <p className="pt-1 text-sm text-soft">{said.howGamesCount}</p> : null}
    </section>
  )
}

function Head({ row }: { readonly row: PersonStanding }) {
  const changes = [
    ...(row.leftEarly === 0 ? [] : [said.leftEarly({ count: row.leftEarly })]),
    ...(row.cameLate === 0 ? [] : [said.cameLate({ count: row.cameLate })]),
  ]
  return (
    <>
      <span className="flex items-baseline gap-2">
        <span translate="no" className="num text-soft">
          {row.place}
        </span>
        <span
          translate="no"
          className="max-w-36 text-base leading-tight font-semibold [overflow-wrap:break-word] sm:max-w-none"
        >
          {allOf(row.names)}
        </span>
      </span>
      {changes.length === 0 ? null : <span className="block ps-5 text-sm text-soft">{inARow(changes)}</span>}
    </>
  )
}

const figuresOf = (row: PersonStanding): readonly string[] => [
  ...standingFigures(row),
  row.hands === 0
    ? '–'
    : numberFormat({ minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(row.points / row.hands),
]
