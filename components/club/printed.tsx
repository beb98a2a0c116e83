import { printTitle, roundNumber } from '@/lib/messages/compiled/app/club'
import type { Evening } from '@/lib/together/club/evening'
import type { EveningHere } from '@/lib/together/hooks/use-club'
import { Games } from './games'
import { Standings } from './standings'

/** The evening as it goes on paper: the standings, then every round. */
export function Printed({ evening, here }: { readonly evening: Evening; readonly here: EveningHere }) {
  return (
    <article className="hidden print:block">
      <h2 className="pb-3 text-2xl heading">{printTitle({ name: evening.name })}</h2>
      <Standings evening={evening} standings={here.standings} />
      {evening.rounds.map((round) => (
        <section key={round.number} className="break-inside-avoid pt-5">
          <h3 className="pb-1 text-lg font-semibold">{roundNumber({ round: round.number })}</h3>
          <Games evening={evening} round={round} results={here.results} />
        </section>
      ))}
    </article>
  )
}
