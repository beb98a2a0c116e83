'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import type { Stored, StorageProblem } from '@/lib/storage'

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
