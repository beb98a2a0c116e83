import type { ReadyGame } from '@/lib/hooks/use-game'
import { useCurrentGames, useSeries } from '@/lib/hooks/use-lists'
import { eveningScoreOf, type Evening } from './evening'

/** Returns the score of a game's series or evening; `null` if no other game belongs to it, or before one has been found. */
export function useEveningScore(game: ReadyGame): Evening | null {
  const { seriesId } = game.record
  const series = useSeries(seriesId ?? '')
  const recent = useCurrentGames()
  if (recent.state !== 'ready' || (seriesId !== null && series.state !== 'ready')) return null
  return eveningScoreOf(game, series.state === 'ready' ? series.value : null, recent.value)
}
