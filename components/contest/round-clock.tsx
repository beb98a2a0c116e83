import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import { timeLeft, type Clock } from '@/lib/contest/clock'
import { useSettings } from '@/lib/hooks/use-settings'
import { useWakeLock } from '@/lib/hooks/use-wake-lock'
import * as said from '@/lib/messages/compiled/app/contest'

/** A box of its own, or a line over a sheet. */
export type ClockLook = 'box' | 'line'

const LOOKS = {
  box: { frame: 'rounded-xl border-2 border-ink bg-card px-4 py-3', timer: 'text-5xl', word: 'text-4xl' },
  line: { frame: 'border-b border-rule bg-paper px-3 py-1', timer: 'text-2xl', word: 'text-2xl' },
} as const satisfies Readonly<Record<ClockLook, object>>

interface RoundClockProps {
  readonly look?: ClockLook
  readonly minutes: number
  readonly clock: Clock | null
  /** Starts, stops and continues the clock; `null` on a device that only shows it. */
  readonly onTurn: (() => void) | null
}

/** The time left in a round by the clock of this device, and “Last deal” once the time is up. */
export function RoundClock({ look = 'box', minutes, clock, onTurn }: RoundClockProps) {
  const state = stateOf(clock)
  const settings = useSettings()
  useWakeLock(state === 'running' && settings.wakeLock === 'on')
  const left = useTimeLeft(clock, minutes)
  const isUp = clock !== null && left === 0
  const turn = { waiting: said.startClock, running: said.pauseClock, paused: said.goOnClock }[state]
  return (
    <section
      aria-label={said.clockLabel}
      className={`flex flex-wrap items-center justify-between gap-x-4 gap-y-2 ${LOOKS[look].frame}`}
    >
      <div role="status" className="min-w-min flex-1 empty:hidden">
        {isUp ? <LastDeal look={look} /> : null}
      </div>
      {isUp ? null : (
        <>
          <p role="timer" translate="no" className={`num leading-none ${LOOKS[look].timer}`}>
            {inMinutes(left)}
          </p>
          {onTurn === null ? (
            <p className="text-base text-soft">{said.clockSeen({ state })}</p>
          ) : (
            <Button onClick={onTurn}>{turn}</Button>
          )}
        </>
      )}
    </section>
  )
}

const stateOf = (clock: Clock | null) => (clock === null ? 'waiting' : 'until' in clock ? 'running' : 'paused')

const LastDeal = ({ look }: { readonly look: ClockLook }) => (
  <>
    <p className={`leading-tight heading ${LOOKS[look].word}`}>{said.lastDeal}</p>
    <p className="text-base text-soft">{said.lastDealAbout}</p>
  </>
)

const SECOND = 1_000

/**
 * Returns the milliseconds left in a round. The timer is set again for each second by the time of day, so that delays do not add
 * up.
 */
function useTimeLeft(clock: Clock | null, minutes: number): number {
  const [now, setNow] = useState(() => Date.now())
  const until = clock !== null && 'until' in clock ? clock.until : null
  useEffect(() => {
    if (until === null) return
    let timer = 0
    const tick = () => {
      const time = Date.now()
      setNow(time)
      if (time < until) timer = window.setTimeout(tick, (until - time) % SECOND || SECOND)
    }
    tick()
    document.addEventListener('visibilitychange', tick)
    return () => {
      window.clearTimeout(timer)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [until])
  return timeLeft(clock, minutes, now)
}

/** Returns a time as minutes and seconds, rounded up to a whole second: “40:00”. */
function inMinutes(left: number): string {
  const seconds = Math.ceil(left / SECOND)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
