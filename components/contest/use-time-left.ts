import { useEffect, useState } from 'react'
import { timeLeft, type Clock } from '@/lib/contest/clock'

export const SECOND = 1_000

/** The least change of the device's clock that is reported: a clock that corrects itself moves by less. */
const LEAST_JUMP = 30 * SECOND

interface TimeLeft {
  /** The milliseconds left in a round. */
  readonly left: number
  /** The milliseconds by which the device's clock was set, ahead or back, since this page has shown the running clock; 0 if it was not. */
  readonly jump: number
}

/**
 * Returns the time left in a round by the time of day, so that delays do not add up. While the page is in view, a time of day that
 * goes another way than the page's own time was set. While it is hidden, the device may have been asleep, and only a time that was
 * set back is noticed.
 */
export function useTimeLeft(clock: Clock | null, minutes: number): TimeLeft {
  const [{ now, jump }, setTime] = useState(() => ({ now: Date.now(), jump: 0 }))
  const until = clock !== null && 'until' in clock ? clock.until : null
  useEffect(() => {
    if (until === null) return
    let timer = 0
    let begun = Date.now() - performance.now()
    const tick = () => {
      const time = Date.now()
      const moved = time - performance.now() - begun
      setTime({ now: time, jump: Math.abs(moved) < LEAST_JUMP ? 0 : Math.round(moved) })
      window.clearTimeout(timer)
      if (time < until) timer = window.setTimeout(tick, (until - time) % SECOND || SECOND)
    }
    const show = () => {
      begun = Math.max(begun, Date.now() - performance.now())
      tick()
    }
    tick()
    document.addEventListener('visibilitychange', show)
    return () => {
      window.clearTimeout(timer)
      document.removeEventListener('visibilitychange', show)
    }
  }, [until])
  return { left: timeLeft(clock, minutes, now), jump: until === null ? 0 : jump }
}
