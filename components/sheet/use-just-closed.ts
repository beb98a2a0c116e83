import { useEffect, useState } from 'react'

/** The longest time between the two taps of a double tap, in milliseconds. */
const DOUBLE_TAP = 350

/**
 * Tells whether something over the sheet has closed only just now. The keys of the sheet wait until then, because they appear
 * where the thumb has pressed Save and must not take the second tap of a double tap.
 */
export function useJustClosed(isOver: boolean): boolean {
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
