import type { ReadyGame } from '@/lib/hooks/use-game'
import { useSaved } from '@/lib/stores/saved-store'

/**
 * Tells whether the game can be changed now: not while a change is being written, if the device is full, if the tab's code is too
 * old, or if its storage was emptied.
 */
export function useMayWrite({ problem }: ReadyGame): boolean {
  const { mark, isFull, outdated } = useSaved()
  return mark.state !== 'saving' && !isFull && outdated === null && problem?.code !== 'evicted'
}
