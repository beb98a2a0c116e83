import type { ReadyGame } from '@/lib/hooks/use-game'
import { useCurrentGames, useSeries } from '@/lib/hooks/use-lists'
import { eveningOf, type Evening } from './evening'

/** How the series of a game stands, or the evening; `null` where no other game belongs to it, or none was found yet. */
export function useEvening(game: ReadyGame): Evening | null {
  const { seriesId } = game.record
  const series = useSeries(seriesId ?? '')
  const recent = useCurrentGames()
  if (recent.state !== 'ready' || (seriesId !== null && series.state !== 'ready')) return null
  return eveningOf(game, series.state === 'ready' ? series.value : null, recent.value)
}
