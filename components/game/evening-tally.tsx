import type { ReadyGame } from '@/lib/hooks/use-game'
import { gameOfBest, tonight } from '@/lib/messages/compiled/table/series'
import { useEveningScore } from './use-evening-score'

/** The games won in the series or this evening, by side; shows nothing for a game that belongs to neither. */
export function EveningTally({ game }: { readonly game: ReadyGame }) {
  const evening = useEveningScore(game)
  if (evening === null) return null
  const { bestOf, number, won } = evening
  return (
    <span className="ms-auto pe-2 text-sm whitespace-nowrap text-soft">
      <span>{bestOf === null ? tonight : gameOfBest({ number, bestOf })}</span>{' '}
      <b translate="no" className="num text-lg text-ink">
        {won.join(' : ')}
      </b>
    </span>
  )
}
