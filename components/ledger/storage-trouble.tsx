import Link from 'next/link'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { tryRoom } from '@/lib/hooks/actions'
import type { Saved } from '@/lib/hooks/saved-store'
import type { GameActions, ReadyGame } from '@/lib/hooks/use-game'
import type { StorageProblemCode } from '@/lib/storage'
import { COPY_OFF, storageSentence } from '@/lib/text/en/storage'
import { DATA } from '@/lib/text/en/screens/shared'
import { PUT_IT_BACK, TRY_AGAIN } from '@/lib/text/en/screens/trouble'

interface StorageTroubleProps {
  readonly game: ReadyGame & Pick<GameActions, 'restore'>
  readonly saved: Saved
}

/**
 * What the storage could not do, loudly, with what helps: a way to an export, room looked for anew, the game put back
 * into an emptied storage. Quietly, that the second copy is off. Nothing where all is well.
 */
export function StorageTrouble({ game, saved }: StorageTroubleProps) {
  const { mark, outdated, secondCopy } = saved
  const problem = game.problem ?? (mark.state === 'failed' ? mark.problem : null)
  // Said at the top of every page.
  if (outdated !== null && (problem?.code === 'newer' || problem?.code === 'stale-writer')) return null
  if (problem === null) {
    return secondCopy.state === 'off' ? <p className="mx-3 text-base text-soft">{COPY_OFF}</p> : null
  }
  return (
    <Notice tone="wrong" className="mx-3 my-1" action={<Help code={problem.code} onRestore={game.restore} />}>
      {storageSentence(problem.code)}
    </Notice>
  )
}

interface HelpProps {
  readonly code: StorageProblemCode
  readonly onRestore: () => unknown
}

function Help({ code, onRestore }: HelpProps) {
  return (
    <span className="grid shrink-0 justify-items-center gap-1">
      {code === 'full' ? <Button onClick={() => void tryRoom()}>{TRY_AGAIN}</Button> : null}
      {code === 'evicted' ? <Button onClick={() => void onRestore()}>{PUT_IT_BACK}</Button> : null}
      <Link href="/data/" className="inline-flex min-h-12 items-center underline">
        {DATA}
      </Link>
    </span>
  )
}
