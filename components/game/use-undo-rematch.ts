import { useScreens } from '@/components/addresses/use-screens'
import { dropEmptyGame } from '@/lib/actions/list-changes'
import type { ReadyGame } from '@/lib/hooks/use-game'
import { externalStore } from '@/lib/stores/external-store'
import { useStore } from '@/lib/stores/use-store'

/** The last game that was started from another, in this tab. */
interface Rematch {
  readonly id: string
  readonly before: string
}

const last = externalStore<Rematch | null>(null)

/** Notes that a game followed another, so that starting it by mistake can be undone. */
export const noteRematch = (rematch: Rematch): void => last.set(rematch)

export type UndoRematch = () => void

/**
 * Returns a function that deletes a rematch and opens the game before; `null` if this is no rematch, or a hand is written in it.
 */
export function useUndoRematch({ record, rows }: ReadyGame): UndoRematch | null {
  const screens = useScreens()
  const rematch = useStore(last)
  if (rematch === null || rematch.id !== record.id || rows.length > 0) return null
  return () =>
    void dropEmptyGame(rematch.id).then((done) => {
      if (!done.ok) return
      last.set(null)
      screens.replace(`/game/?id=${rematch.before}`)
    })
}
