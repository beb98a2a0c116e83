import { lazyPart } from '@/components/ui/lazy-part'
import { Notice } from '@/components/ui/notice'
import type { GameActions, ReadyGame } from '@/lib/hooks/use-game'
import { partHelp } from '@/lib/messages/compiled/table/parts'
import { copyOff } from '@/lib/messages/compiled/table/storage-trouble'
import { useSaved } from '@/lib/stores/saved-store'
import { storageSentence } from '@/lib/text/storage/problem'

const TroubleHelp = lazyPart(
  () => import('./trouble-help').then((part) => part.TroubleHelp),
  () => partHelp,
)

interface StorageTroubleProps {
  readonly game: ReadyGame & Pick<GameActions, 'restore'>
}

/**
 * The warning about storage that failed, with the remedy: an export, another attempt to find room, or restoring the game to
 * storage that was emptied. If only the second copy is off, the notice is quiet. Shows nothing if all is well.
 */
export function StorageTrouble({ game }: StorageTroubleProps) {
  const { mark, outdated, secondCopy } = useSaved()
  const problem = game.problem ?? (mark.state === 'failed' ? mark.problem : null)
  // The notice at the top of every page says this already.
  if (outdated !== null && (problem?.code === 'newer' || problem?.code === 'stale-writer')) return null
  if (problem === null) {
    return secondCopy.state === 'off' ? <p className="mx-3 text-base text-soft">{copyOff}</p> : null
  }
  return (
    <Notice tone="wrong" className="mx-3 my-1" action={<TroubleHelp code={problem.code} onRestore={game.restore} />}>
      {storageSentence(problem.code)}
    </Notice>
  )
}
