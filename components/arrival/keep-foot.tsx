import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { StorageNotice } from '@/components/storage/storage-notice'
import { Button } from '@/components/ui/button'
import { notNow } from '@/lib/messages/compiled/app/backup'
import type { StorageProblem, Stored } from '@/lib/storage'

interface Keeping {
  readonly onKeep: () => void
  readonly isBusy: boolean
  readonly problem: StorageProblem | null
}

/** Keeps what arrived and goes to it. `known` is where it is already: then there is only the way to go. */
export function useKeep(
  known: string | null,
  keepIt: () => Promise<Stored<string>>,
  hrefOf: (id: string) => string,
): Keeping {
  const router = useRouter()
  const [problem, setProblem] = useState<StorageProblem | null>(null)
  const [isBusy, setBusy] = useState(false)

  async function keep() {
    if (known !== null) return router.push(hrefOf(known))
    setBusy(true)
    const kept = await keepIt()
    if (kept.ok) return router.push(hrefOf(kept.value))
    setProblem(kept.error)
    setBusy(false)
  }

  return { onKeep: () => void keep(), isBusy, problem }
}

interface KeepFootProps {
  readonly keep: string
  readonly onKeep: () => void
  readonly onLeave: () => void
  readonly isBusy: boolean
  /** Why it could not be kept. */
  readonly problem?: StorageProblem | null
  /** Keeping it can lose something else. */
  readonly isGrave?: boolean
}

/** What can be done with something that arrived, in reach of the thumb however long it is. */
export function KeepFoot({ keep, onKeep, onLeave, isBusy, problem = null, isGrave = false }: KeepFootProps) {
  return (
    <div className="sticky bottom-0 -mx-4 border-t border-rule bg-paper px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
      {problem === null ? null : <StorageNotice problem={problem} className="mb-3" />}
      <div className="flex gap-2">
        <Button onClick={onLeave} className="px-4">
          {notNow}
        </Button>
        <Button look={isGrave ? 'grave' : 'main'} className="min-h-14 flex-1" disabled={isBusy} onClick={onKeep}>
          {keep}
        </Button>
      </div>
    </div>
  )
}
