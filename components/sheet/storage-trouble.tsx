import { useEffect } from 'react'
import { lazyPart } from '@/components/ui/lazy-part'
import { whenIdle } from '@/lib/core/timing/idle'
import type { GameActions, ReadyGame } from '@/lib/hooks/use-game'
import { partStorageWarning } from '@/lib/messages/compiled/table/parts'
import { useSaved } from '@/lib/stores/saved-store'

const TroubleNotice = lazyPart(
  () => import('./trouble-notice').then((part) => part.TroubleNotice),
  () => partStorageWarning,
)

/** Loads the notice while all is well, because it may not load once something is wrong. */
const loadNotice = () => whenIdle(() => void TroubleNotice.ask())

interface StorageTroubleProps {
  readonly game: ReadyGame & Pick<GameActions, 'restore'>
}

/**
 * The warning about storage that failed, with the remedy: an export, another attempt to find room, or restoring the game to
 * storage that was emptied. If only the second copy is off, the notice is quiet. Shows nothing if all is well.
 */
export function StorageTrouble({ game }: StorageTroubleProps) {
  const { mark, outdated, secondCopy } = useSaved()
  useEffect(loadNotice, [])
  const code = (game.problem ?? (mark.state === 'failed' ? mark.problem : null))?.code ?? null
  // The notice at the top of every page says this already.
  if (outdated !== null && (code === 'newer' || code === 'stale-writer')) return null
  return code === null && secondCopy.state !== 'off' ? null : <TroubleNotice code={code} onRestore={game.restore} />
}
