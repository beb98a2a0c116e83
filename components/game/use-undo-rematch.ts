import { useRouter } from 'next/navigation'
import { useSyncExternalStore } from 'react'
import { deleteGame } from '@/lib/actions/game-actions'
import type { ReadyGame } from '@/lib/hooks/use-game'
import { externalStore } from '@/lib/stores/external-store'

/** The last game that was begun out of another, in this tab. */
interface Rematch {
  readonly id: string
  readonly before: string
}

const last = externalStore<Rematch | null>(null)

/** Notes that a game followed another, so that a tap too many can be taken back. */
export const noteRematch = (rematch: Rematch): void => last.set(rematch)

export type UndoRematch = () => void

/** Returns what takes a rematch back while nothing is written in it, and leads to the game before; else `null`. */
export function useUndoRematch({ record, rows }: ReadyGame): UndoRematch | null {
  const router = useRouter()
  const rematch = useSyncExternalStore(last.subscribe, last.get, () => null)
  if (rematch === null || rematch.id !== record.id || rows.length > 0) return null
  return () =>
    void deleteGame(rematch.id).then((done) => {
      if (!done.ok) return
      last.set(null)
      router.replace(`/game/?id=${rematch.before}`)
    })
}
