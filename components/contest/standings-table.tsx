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
    <table className={`w-full border-collapse ${className}`}>
      <caption className="pb-1 text-left text-soft">{said.standingsCaption({ games })}</caption>
      <thead>
        <tr className="border-b-2 border-ink align-bottom">
          <th scope="col" className="w-8 py-1.5 text-left font-semibold">
            <span className="sr-only">{said.headPlace}</span>
          </th>
          <th scope="col" className="py-1.5 text-left font-semibold">
            {said.headPair({ players })}
          </th>
          {heads.map(({ head, by }) => (
            <th
              key={by}
              scope="col"
              className={`py-1.5 pl-2 text-right whitespace-nowrap ${by === counts ? 'font-semibold' : 'font-normal text-soft'} ${by === 'played' ? 'hidden spread:table-cell print:table-cell' : ''}`}
            >
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {standings.map((standing) => (
          <tr key={standing.pair.id} className="border-b border-rule">
            <td translate="no" className="num py-1.5">
              {standing.place}
            </td>
            <th scope="row" translate="no" className="py-1.5 text-left font-normal [overflow-wrap:anywhere]">
              {nameOf(standing.pair)}
            </th>
            {heads.map(({ by }) => (
              <td
                key={by}
                translate="no"
                className={`num py-1.5 pl-2 text-right whitespace-nowrap ${by === counts ? 'font-semibold' : ''} ${by === 'played' ? 'hidden spread:table-cell print:table-cell' : ''}`}
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
