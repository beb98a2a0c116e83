import { classNames } from '@/components/ui/class-names'
import type { Elements } from '@/components/ui/elements'
import { eveningOfDay } from '@/lib/messages/compiled/app/after-evening'
import * as said from '@/lib/messages/compiled/app/evening'
import { allOf } from '@/lib/messages/locale'
import type { GameOfEvening } from '@/lib/storage/evenings/read-evening'
import { sidesText } from '@/lib/text/screens/evening'
import { figure } from '@/lib/text/terms/figure'
import type { EveningReport, Highlight, Settled } from './report'
import { standingFigures } from './standing-figures'

interface PrintedProps {
  readonly report: EveningReport
  readonly games: readonly GameOfEvening[]
}

/** An evening on one printed page: the highlights, the standings, the payments, and the games. */
export function Printed({ report: { day, highlights, standings, settlement }, games }: PrintedProps) {
  const lines = standings.length + games.length + (settlement?.lines.length ?? 0)
  return (
    <article
      className={classNames(
        'hidden leading-tight [overflow-wrap:anywhere] print:block',
        // So many lines fit on a page only in small letters.
        lines > 24 ? 'text-xs' : 'text-base',
      )}
    >
      <h2 className="pb-1 text-2xl heading">{eveningOfDay({ day })}</h2>
      {highlights.length === 0 ? null : <Highlights highlights={highlights} />}
      <Standings standings={standings} />
      {settlement === null ? null : (
        <Part title={said.settlementTitle}>
          <Payments settled={settlement} />
        </Part>
      )}
      <Part title={said.eveningGames}>
        <ol className="list-decimal columns-2 gap-x-6 ps-6">
          {games.map(({ id, next }) => (
            <li key={id} className="break-inside-avoid">
              <span translate="no">{sidesText(next.names)}</span>{' '}
              <span translate="no" className="num font-semibold whitespace-nowrap">
                {next.totals.map(figure).join(' : ')}
              </span>
            </li>
          ))}
        </ol>
      </Part>
    </article>
  )
}

const Highlights = ({ highlights }: { readonly highlights: readonly Highlight[] }) => (
  <dl className="grid grid-cols-2 gap-x-6 border-t-2 border-ink">
    {highlights.map(({ of, label, names, fact }) => (
      <div key={of} className="border-b border-rule py-1">
        <dt className="text-sm text-soft">{label}</dt>
        <dd>
          <span translate="no" className="pe-1 text-base font-semibold">
            {names}
          </span>{' '}
          <span className="text-sm text-soft">{fact}</span>
        </dd>
      </div>
    ))}
  </dl>
)

const Standings = ({ standings }: Pick<EveningReport, 'standings'>) => (
  <table className="mt-2 w-full border-collapse text-sm leading-tight">
    <thead>
      <tr className="border-b-2 border-ink align-bottom">
        <th scope="col" className="text-start text-base">
          {said.standingsTitle}
        </th>
        {[said.columnWon, said.columnPoints, said.columnDifference].map((head) => (
          <th key={head} scope="col" className="ps-3 text-end text-sm">
            {head}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {standings.map((standing) => (
        <tr key={standing.names.join('\n')} className="border-b border-rule">
          <th scope="row" className="py-px text-start">
            <span translate="no" className="num pe-2 font-normal text-soft">
              {standing.place}
            </span>
            <span translate="no">{allOf(standing.names)}</span>
          </th>
          {standingFigures(standing).map((shown, column) => (
            <td
              key={column}
              translate="no"
              className="num py-px ps-3 text-end text-base leading-none whitespace-nowrap"
            >
              {shown}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)

const Payments = ({ settled: { lines, note } }: { readonly settled: Settled }) => (
  <>
    <ul className="columns-2 gap-x-6">
      {lines.map((line) => (
        <li key={line} className="break-inside-avoid">
          {line}
        </li>
      ))}
    </ul>
    {note === null ? null : <p className="text-sm text-soft">{note}</p>}
  </>
)

const Part = ({ title, children }: { readonly title: string; readonly children: Elements }) => (
  <section className="pt-2">
    <h3 className="pb-0.5 text-base font-semibold">{title}</h3>
    {children}
  </section>
)
