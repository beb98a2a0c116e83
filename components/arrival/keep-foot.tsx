import { useState } from 'react'
import { useScreens } from '@/components/addresses/use-screens'
import { StorageNotice } from '@/components/storage/storage-notice'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { notNow } from '@/lib/messages/compiled/app/backup'
import { noRoomGoOn, noRoomToKeep } from '@/lib/messages/compiled/app/earlier'
import type { StorageProblem, Stored } from '@/lib/storage'
import type { Safety } from '@/lib/storage/sharing'

interface Keeping {
  readonly onKeep: () => void
  readonly isBusy: boolean
  readonly problem: StorageProblem | null
  /** True if there is no room for a snapshot of what would be overwritten: the user must confirm first. */
  readonly isUnsafe: boolean
}

/** The effect of keeping what arrived: `something` on this device would be overwritten, or `nothing`. */
export type Touches = 'something' | 'nothing'

/**
 * Returns the action that keeps what arrived and opens it. `known` is the address if it is already here: then it is only opened.
 */
export function useKeep(
  known: string | null,
  keepIt: (safety: Safety) => Promise<Stored<string>>,
  hrefOf: (id: string) => string,
  touches: Touches = 'nothing',
): Keeping {
  const screens = useScreens()
  const [problem, setProblem] = useState<StorageProblem | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [isUnsafe, setUnsafe] = useState(false)

  async function keep() {
    if (known !== null) return screens.push(hrefOf(known))
    setBusy(true)
    const kept = await keepIt(isUnsafe ? 'no-snapshot' : 'snapshot')
    if (kept.ok) return screens.push(hrefOf(kept.value))
    if (kept.error.code === 'full' && touches === 'something' && !isUnsafe) setUnsafe(true)
    else setProblem(kept.error)
    setBusy(false)
  }

  return { onKeep: () => void keep(), isBusy, problem, isUnsafe }
}

interface KeepFootProps {
  readonly keep: string
  readonly onKeep: () => void
  readonly onLeave: () => void
  readonly isBusy: boolean
  /** The reason why it could not be kept. */
  readonly problem?: StorageProblem | null
  /** True if keeping it can lose something else. */
  readonly isGrave?: boolean
  readonly isUnsafe?: boolean
}

/** The actions for something that arrived, always in reach of the thumb. */
export function KeepFoot(props: KeepFootProps) {
  const { keep, onKeep, onLeave, isBusy, problem = null, isGrave = false, isUnsafe = false } = props
  return (
    <div className="sticky bottom-0 -mx-4 border-t border-rule bg-paper px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
      {problem === null ? null : <StorageNotice problem={problem} className="mb-3" />}
      {isUnsafe && problem === null ? <NoRoom /> : null}
      <div className="flex gap-2">
        <Button onClick={onLeave} className="px-4">
          {notNow}
        </Button>
        <Button
          look={isGrave || isUnsafe ? 'grave' : 'main'}
          className="min-h-14 flex-1"
          disabled={isBusy}
          onClick={onKeep}
        >
          {isUnsafe ? noRoomGoOn : keep}
        </Button>
      </div>
    </div>
  )
}

/** A notice that no snapshot can be kept, shown before anything is overwritten. */
export const NoRoom = () => (
  <Notice tone="wrong" className="mb-3">
    {noRoomToKeep}
  </Notice>
)
