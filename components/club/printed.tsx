import { OnPaper } from '@/components/contest/on-paper'
import type { ClubNightProps } from './club-night-props'
import { gameLines } from './games'
import { Standings } from './standings'

/** A club night as it is printed: the standings, then every round. */
export const Printed = ({ clubNight, here }: Pick<ClubNightProps, 'clubNight' | 'here'>) => (
  <OnPaper
    name={clubNight.name}
    standings={<Standings clubNight={clubNight} standings={here.standings} />}
    rounds={clubNight.rounds.map((round) => ({
      number: round.number,
      games: gameLines(clubNight, round, here.results),
    }))}
  />
)
