import type { Elements } from '@/components/ui/elements'
import { printTitle, roundNumber } from '@/lib/messages/compiled/app/club'
import { GameList } from './game-list'
import type { GamesOfRound } from './results-csv'

interface OnPaperProps {
  readonly name: string
  readonly standings: Elements
  readonly rounds: readonly GamesOfRound[]
}

/** A contest or a club night as it is printed: the standings, then every round. */
export const OnPaper = ({ name, standings, rounds }: OnPaperProps) => (
  <article className="hidden print:block">
    <h2 className="pb-3 text-2xl heading">{printTitle({ name })}</h2>
    {standings}
    {rounds.map(({ number, games }) => (
      <section key={number} className="break-inside-avoid pt-5">
        <h3 className="pb-1 text-lg font-semibold">{roundNumber({ round: number })}</h3>
        <GameList games={games} />
      </section>
    ))}
  </article>
)
