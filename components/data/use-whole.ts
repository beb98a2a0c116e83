'use client'

import { useEffect, useState } from 'react'
import { lookThrough } from '@/lib/hooks/sharing'
import type { Look } from '@/lib/hooks/sharing'
import type { Stored } from '@/lib/storage'

/** What a look through everything on this phone has found; `null` while it looks. */
export function useWhole(): Stored<Look> | null {
  const [found, setFound] = useState<Stored<Look> | null>(null)
  useEffect(() => {
    let isOver = false
    void lookThrough().then((look) => {
      if (!isOver) setFound(look)
    })
    return () => {
      isOver = true
    }
  }, [])
  return found
}
