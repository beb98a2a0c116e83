import { useEffect, useState } from 'react'
import { whenIdle } from '@/lib/core/timing/idle'

/** Tells whether the browser has been idle since the component was shown. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => {
    let isShown = true
    whenIdle(() => isShown && setIdle(true))
    return () => {
      isShown = false
    }
  }, [])
  return isIdle
}
