import { StandingsTable } from '@/components/contest/standings-table'
import { standingsNone } from '@/lib/messages/compiled/app/club'
import type { ClubNight } from '@/lib/together/club/club-night'
import type { ClubStanding } from '@/lib/together/club/standings'
import { pairText } from '@/lib/together/words/club'
import { sizeOfPair } from './pair-names'

interface StandingsProps {
  readonly clubNight: ClubNight
  readonly standings: readonly ClubStanding[]
  readonly className?: string
}

/** The standings of a club night; before the first result counts, a text that says so. */
export function ClubStandings({ clubNight, standings, className = 'text-base' }: StandingsProps) {
  if (standings.every(({ played, byes }) => played + byes === 0)) return <p className="text-base">{standingsNone}</p>
  return (
    <StandingsTable
      standings={standings}
      nameOf={pairText}
      counts={clubNight.counts}
      players={sizeOfPair(clubNight)}
      className={className}
    />
  )
}
