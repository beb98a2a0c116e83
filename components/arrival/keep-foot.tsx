import { StorageNotice } from '@/components/storage/storage-notice'
import { Button } from '@/components/ui/button'
import type { StorageProblem } from '@/lib/storage'
import { NOT_NOW } from '@/lib/text/en/screens/storage'

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
          {NOT_NOW}
        </Button>
        <Button look={isGrave ? 'grave' : 'main'} className="min-h-14 flex-1" disabled={isBusy} onClick={onKeep}>
          {keep}
        </Button>
      </div>
    </div>
  )
}
