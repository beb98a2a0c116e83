import { printTitle, roundNumber } from '@/lib/messages/compiled/app/club'
import type { ClubNight } from '@/lib/together/club/club-night'
import type { ClubNightHere } from '@/lib/together/hooks/use-club'
import { Games } from './games'
import { Standings } from './standings'

/** The club night as it goes on paper: the standings, then every round. */
export function Printed({ clubNight, here }: { readonly clubNight: ClubNight; readonly here: ClubNightHere }) {
  return (
    <article className="hidden print:block">
      <h2 className="pb-3 text-2xl heading">{printTitle({ name: clubNight.name })}</h2>
      <Standings clubNight={clubNight} standings={here.standings} />
      {clubNight.rounds.map((round) => (
        <section key={round.number} className="break-inside-avoid pt-5">
          <h3 className="pb-1 text-lg font-semibold">{roundNumber({ round: round.number })}</h3>
          <Games clubNight={clubNight} round={round} results={here.results} />
        </section>
      ))}
    </article>
  )
}
