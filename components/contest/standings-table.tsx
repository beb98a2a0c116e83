import { classNames } from '@/components/ui/class-names'
import { figureOf, type Ranking, type PairStanding } from '@/lib/contest/standings'
import * as said from '@/lib/messages/compiled/app/club'
import { figure } from '@/lib/text/terms/figure'

interface StandingsTableProps<P> {
  readonly standings: readonly PairStanding<P>[]
  readonly nameOf: (pair: P) => string
  /** The figure by which the standings are sorted. */
  readonly counts: Ranking
  /** The number of players who play together. */
  readonly players: 1 | 2
  readonly className?: string
}

/** A column for which only a wide screen and paper have room. */
const ON_WIDE = 'hidden spread:table-cell print:table-cell'

/** In large text on a phone a row has two lines: the place with the name, and below them the figures. */
const LARGE = {
  block: 'cramped:block',
  row: 'cramped:grid cramped:grid-cols-[1rem_0.75fr_2fr_2.25fr] cramped:gap-x-1 cramped:py-1.5',
  place: 'cramped:w-auto cramped:py-0',
  name: 'cramped:col-span-3 cramped:py-0',
  head: 'cramped:py-0 cramped:pl-0 cramped:text-xs',
  figure: 'cramped:py-0 cramped:pl-0 cramped:text-sm',
  won: 'cramped:col-span-2',
} as const

/** The standings of a contest or a club night, in the order that the plan sets. */
export function StandingsTable<P extends { readonly id: string }>(props: StandingsTableProps<P>) {
  const { standings, nameOf, counts, players, className = 'text-base' } = props
  const games = standings.reduce((sum, { played }) => sum + played, 0) / 2
  const heads = [
    { head: said.headPlayed, by: 'played' },
    { head: said.headWon, by: 'wins' },
    { head: said.headPoints, by: 'points' },
    { head: said.headDifference, by: 'difference' },
  ] as const
  return (
    <table className={classNames('w-full border-collapse', LARGE.block, className)}>
      <caption className={classNames('pb-1 text-left text-soft', LARGE.block)}>
        {said.standingsCaption({ games })}
      </caption>
      <thead className={LARGE.block}>
        <tr className={classNames('border-b-2 border-ink align-bottom', LARGE.row)}>
          <th scope="col" className={classNames('w-8 py-1.5 text-left font-semibold', LARGE.place)}>
            <span className="sr-only">{said.headPlace}</span>
          </th>
          <th scope="col" className={classNames('py-1.5 text-left font-semibold', LARGE.name)}>
            {said.headPair({ players })}
          </th>
          {heads.map(({ head, by }) => (
            <th
              key={by}
              scope="col"
              className={classNames(
                'py-1.5 pl-2 text-right whitespace-nowrap',
                by === counts ? 'font-semibold' : 'font-normal text-soft',
                LARGE.head,
                by === 'wins' && LARGE.won,
                by === 'played' && ON_WIDE,
              )}
            >
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={LARGE.block}>
        {standings.map((standing) => (
          <tr key={standing.pair.id} className={classNames('border-b border-rule', LARGE.row)}>
            <td translate="no" className={classNames('num py-1.5', LARGE.place)}>
              {standing.place}
            </td>
            <th
              scope="row"
              translate="no"
              className={classNames('py-1.5 text-left font-normal [overflow-wrap:anywhere]', LARGE.name)}
            >
              {nameOf(standing.pair)}
            </th>
            {heads.map(({ by }) => (
              <td
                key={by}
                translate="no"
                className={classNames(
                  'num py-1.5 pl-2 text-right whitespace-nowrap',
                  by === counts && 'font-semibold',
                  LARGE.figure,
                  by === 'wins' && LARGE.won,
                  by === 'played' && ON_WIDE,
                )}
              >
                {figureIn(standing, by)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function figureIn(standing: PairStanding<unknown>, by: Ranking | 'played'): string {
  switch (by) {
    case 'played':
      return String(standing.played)
    case 'wins':
      return winsText(figureOf(standing, by))
    case 'points':
    case 'difference':
      return figure(figureOf(standing, by))
  }
}

/** Returns a number of wins, given in half wins: “½”, “2½”, “3”. */
const winsText = (halves: number): string =>
  halves % 2 === 0 ? String(halves / 2) : halves === 1 ? '½' : `${Math.floor(halves / 2)}½`
