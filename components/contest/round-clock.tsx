import { useEffect, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { ring } from '@/components/ui/senses'
import { isWaiting, MORE_MINUTES, type Clock, type ClockAct } from '@/lib/contest/clock'
import { useSettings } from '@/lib/hooks/use-settings'
import { useWakeLock } from '@/lib/hooks/use-wake-lock'
import * as said from '@/lib/messages/compiled/app/contest'
import { SECOND, useTimeLeft } from './use-time-left'

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
  /** True if the device sounds and vibrates when the time is up. */
  readonly rings?: boolean
  /** Called when the clock is used; `null` on a device that only shows it. */
  readonly onAct: ((act: ClockAct) => void) | null
}

/** The time left in a round by the clock of this device, and “Last deal” once the time is up. */
export function RoundClock({ look = 'box', minutes, clock, rings = false, onAct }: RoundClockProps) {
  const state = stateOf(clock, minutes)
  const settings = useSettings()
  useWakeLock(state === 'running' && settings.wakeLock === 'on')
  const { left, jump } = useTimeLeft(clock, minutes)
  const isUp = clock !== null && left === 0
  useRing(rings && state === 'running', isUp && jump === 0)
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
          {onAct === null ? (
            <p className="text-base text-soft">{said.clockSeen({ state })}</p>
          ) : (
            <Button onClick={() => onAct({ kind: 'turn' })}>{turn}</Button>
          )}
        </>
      )}
      {onAct === null || state === 'waiting' ? null : (
        <div className="flex basis-full flex-wrap gap-2 *:grow">
          <Button onClick={() => onAct({ kind: 'more' })}>{said.moreMinutes({ minutes: MORE_MINUTES })}</Button>
          {state === 'paused' || isUp ? (
            <Button onClick={() => onAct({ kind: 'restart' })}>{said.restartClock}</Button>
          ) : null}
        </div>
      )}
      {jump === 0 ? null : <Jump by={jump} onAct={onAct} />}
    </section>
  )
}

/** A line that says that the device's clock was set, with a button that lets the round take no notice of it. */
const Jump = ({ by, onAct }: { readonly by: number } & Pick<RoundClockProps, 'onAct'>) => (
  <div role="alert" className="flex basis-full flex-wrap items-center justify-between gap-x-3">
    <p className="text-base font-semibold text-red">
      {said.clockJumped({ way: by > 0 ? 'ahead' : 'back', time: inMinutes(Math.abs(by)) })}
    </p>
    {onAct === null ? null : <Button onClick={() => onAct({ kind: 'set', by })}>{said.clockJumpedIgnore}</Button>}
  </div>
)

function stateOf(clock: Clock | null, minutes: number) {
  if (isWaiting(clock, minutes)) return 'waiting'
  return clock !== null && 'until' in clock ? 'running' : 'paused'
}

/** Rings once when the time of a running clock is up, not for a clock that ran out before it was shown. */
function useRing(isOn: boolean, isUp: boolean): void {
  const wasUp = useRef(isUp)
  useEffect(() => {
    if (isOn && isUp && !wasUp.current) ring()
    wasUp.current = isUp
  }, [isOn, isUp])
}

const LastDeal = ({ look }: { readonly look: ClockLook }) => (
  <>
    <p className={`leading-tight heading ${LOOKS[look].word}`}>{said.lastDeal}</p>
    <p className="text-base text-soft">{said.lastDealAbout}</p>
  </>
)

/** Returns a time as minutes and seconds, rounded up to a whole second: “40:00”. */
function inMinutes(left: number): string {
  const seconds = Math.ceil(left / SECOND)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
