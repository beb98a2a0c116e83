import { OnPaper } from '@/components/contest/on-paper'
import type { ClubNight } from '@/lib/together/club/club-night'
import type { ClubNightHere } from '@/lib/together/hooks/connected-club-nights'
import { gameLines } from './games'
import { Standings } from './standings'

/** A club night as it is printed: the standings, then every round. */
export const Printed = ({ clubNight, here }: { readonly clubNight: ClubNight; readonly here: ClubNightHere }) => (
  <OnPaper
    name={clubNight.name}
    standings={<Standings clubNight={clubNight} standings={here.standings} />}
    rounds={clubNight.rounds.map((round) => ({
      number: round.number,
      games: gameLines(clubNight, round, here.results),
    }))}
  />
)
