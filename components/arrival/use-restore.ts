import { useEffect, useState } from 'react'
import { previewRestore, restore } from '@/lib/actions/sharing'
import type { Stored } from '@/lib/storage'
import type { Restorable, RestorePreview, RestoreWay } from '@/lib/storage/sharing'

/** The steps of a restore. */
export type RestoreStep =
  | { readonly state: 'looking' }
  | { readonly state: 'shown'; readonly found: Stored<RestorePreview> }
  | { readonly state: 'doing'; readonly found: Stored<RestorePreview> }
  | { readonly state: 'done'; readonly did: RestorePreview }

interface Restoring {
  readonly step: RestoreStep
  /** True if there is no room for a snapshot of the current data: the user must confirm first. */
  readonly isUnsafe: boolean
  readonly bring: () => void
}

/**
 * Returns the state of a restore, which starts with a preview of its changes and writes only after that. `fileFrom` is the time
 * when the backup's file was made, `null` if there is none.
 */
export function useRestore(backup: Restorable, way: RestoreWay, fileFrom: number | null): Restoring {
  const [step, setStep] = useState<RestoreStep>({ state: 'looking' })
  const [isUnsafe, setUnsafe] = useState(false)
  useEffect(() => {
    let isOver = false
    void previewRestore(backup, way).then((found) => {
      if (!isOver) setStep({ state: 'shown', found })
    })
    return () => {
      isOver = true
    }
  }, [backup, way])

  async function bring(found: Stored<RestorePreview>) {
    setStep({ state: 'doing', found })
    const did = await restore(backup, way, isUnsafe ? 'no-snapshot' : 'snapshot', fileFrom)
    if (did.ok) return setStep({ state: 'done', did: did.value })
    const isToBeAsked = did.error.code === 'full' && !isUnsafe && found.ok && found.value.writesOver
    if (isToBeAsked) setUnsafe(true)
    setStep({ state: 'shown', found: isToBeAsked ? found : did })
  }

  return {
    step,
    isUnsafe,
    bring: () => {
      if (step.state === 'shown') void bring(step.found)
    },
  }
}
