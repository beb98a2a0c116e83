import { Button } from '@/components/ui/button'
import type { ReadyGame } from '@/lib/hooks/use-game'
import { useSeries } from '@/lib/hooks/use-lists'
import { useNextGame } from '../game/use-next-game'
import { FOOT_KEY } from './foot-key'

interface NextGameKeyProps {
  readonly game: ReadyGame
  readonly isBusy: boolean
}

/** The button that starts the next game at the same table, once this one has ended. */
export function NextGameKey({ game, isBusy }: NextGameKeyProps) {
  const { seriesId } = game.record
  const found = useSeries(seriesId ?? '')
  const next = useNextGame(game, seriesId === null ? null : found.state === 'ready' ? found.value : undefined)
  return (
    <Button look="main" className={FOOT_KEY} disabled={next.isWaiting || isBusy} onClick={next.start}>
      {next.label}
    </Button>
  )
}
