import { figureOf } from '@/lib/contest/standings'
import {
  headDifference,
  headPair,
  headPlace,
  headPlayed,
  headPoints,
  headWon,
  standingsCaption,
  standingsNone,
} from '@/lib/messages/compiled/app/club'
import { pairText, winsText } from '@/lib/text/screens/club'
import { figure } from '@/lib/text/terms/figure'
import type { ClubNight } from '@/lib/together/club/club-night'
import type { Standing } from '@/lib/together/club/standings'
import { sizeOfPair } from './pair-names'

interface StandingsProps {
  readonly clubNight: ClubNight
  readonly standings: readonly Standing[]
  readonly className?: string
}

/** The table of standings, in the order that the organiser chose. */
export function Standings({ clubNight, standings, className = 'text-base' }: StandingsProps) {
  const games = standings.reduce((sum, { played }) => sum + played, 0) / 2
  if (standings.every(({ played, byes }) => played + byes === 0)) return <p className="text-base">{standingsNone}</p>
  const heads = [
    { head: headPlayed, by: 'played' },
    { head: headWon, by: 'wins' },
    { head: headPoints, by: 'points' },
    { head: headDifference, by: 'difference' },
  ] as const
  return (
    <table className={`w-full border-collapse ${className}`}>
      <caption className="pb-1 text-left text-soft">{standingsCaption({ games })}</caption>
      <thead>
        <tr className="border-b-2 border-ink align-bottom">
          <th scope="col" className="w-8 py-1.5 text-left font-semibold">
            <span className="sr-only">{headPlace}</span>
          </th>
          <th scope="col" className="py-1.5 text-left font-semibold">
            {headPair({ players: sizeOfPair(clubNight) })}
          </th>
          {heads.map(({ head, by }) => (
            <th
              key={by}
              scope="col"
              className={`py-1.5 pl-2 text-right whitespace-nowrap ${by === clubNight.counts ? 'font-semibold' : 'font-normal text-soft'} ${by === 'played' ? 'hidden spread:table-cell print:table-cell' : ''}`}
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
              {pairText(standing.pair)}
            </th>
            {heads.map(({ by }) => (
              <td
                key={by}
                translate="no"
                className={`num py-1.5 pl-2 text-right whitespace-nowrap ${by === clubNight.counts ? 'font-semibold' : ''} ${by === 'played' ? 'hidden spread:table-cell print:table-cell' : ''}`}
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

function figureIn(standing: Standing, by: 'played' | 'wins' | 'points' | 'difference'): string {
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
