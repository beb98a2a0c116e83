import { useEffect, useState } from 'react'

/** The second tap of a double tap comes within this time, in milliseconds. */
const DOUBLE_TAP = 350

/**
 * Returns whether something that lay over the sheet has gone only just now. The keys of the sheet wait that long: they
 * come where the thumb is that has pressed Save, and are not for its second tap.
 */
export function useRestAfter(isOver: boolean): boolean {
  const [was, setWas] = useState(isOver)
  const [isResting, setResting] = useState(false)
  if (was !== isOver) {
    setWas(isOver)
    setResting(!isOver)
  }
  useEffect(() => {
    if (!isResting) return
    const timer = setTimeout(() => setResting(false), DOUBLE_TAP)
    return () => clearTimeout(timer)
  }, [isResting])
  return isResting
}
