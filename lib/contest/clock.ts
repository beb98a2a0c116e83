const MINUTE = 60_000

/** The clock of a round: it runs until a moment, or is stopped with so much left. Both in milliseconds. */
export type Clock = { readonly until: number } | { readonly left: number }

/** Starts a clock of so many minutes. */
export const started = (minutes: number, now: number): Clock => ({ until: now + minutes * MINUTE })

/** Stops a clock that runs, and lets one run that is stopped: what is left stays the same. */
export const turned = (clock: Clock, now: number): Clock =>
  'until' in clock ? { left: Math.max(0, clock.until - now) } : { until: now + clock.left }

/** Returns the milliseconds that are left, all of them before the clock starts; 0 when the last deal is being played. */
export function timeLeft(clock: Clock | null, minutes: number, now: number): number {
  if (clock === null) return minutes * MINUTE
  const left = 'until' in clock ? clock.until - now : clock.left
  return Math.min(minutes * MINUTE, Math.max(0, left))
}
