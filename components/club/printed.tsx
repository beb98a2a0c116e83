import { OnPaper } from '@/components/contest/on-paper'
import type { Evening } from '@/lib/together/club/evening'
import type { EveningHere } from '@/lib/together/hooks/use-club'
import { gameLines } from './games'
import { Standings } from './standings'

/** The evening as it goes on paper: the standings, then every round. */
export const Printed = ({ evening, here }: { readonly evening: Evening; readonly here: EveningHere }) => (
  <OnPaper
    name={evening.name}
    standings={<Standings evening={evening} standings={here.standings} />}
    rounds={evening.rounds.map((round) => ({
      number: round.number,
      games: gameLines(evening, round, here.results),
    }))}
  />
)
