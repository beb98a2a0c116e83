import { Button } from '@/components/ui/button'
import type { ReadyGame } from '@/lib/hooks/use-game'
import { useSeries } from '@/lib/hooks/use-lists'
import { useNextGame } from '../game/use-next-game'
import { NEXT } from './sheet-tools'

/** On the sheet of a game that is over: the key for the next game at the same table. */
export function NextKey({ game, isBusy }: { readonly game: ReadyGame; readonly isBusy: boolean }) {
  const { seriesId } = game.record
  const found = useSeries(seriesId ?? '')
  const series = seriesId === null ? null : found.state === 'ready' ? found.value : undefined
  const next = useNextGame(game, series)
  return (
    <Button look="main" className={NEXT} disabled={next.isWaiting || isBusy} onClick={next.start}>
      {next.label}
    </Button>
  )
}
