const MINUTE = 60_000

/** The clock of a round, in milliseconds: `until` is the moment when it runs out, `left` is the time left while it is stopped. */
export type Clock = { readonly until: number } | { readonly left: number }

/** Returns a running clock with this many minutes left. */
export const started = (minutes: number, now: number): Clock => ({ until: now + minutes * MINUTE })

/** Stops a running clock, or restarts a stopped one. The time left stays the same. */
export const turned = (clock: Clock, now: number): Clock =>
  'until' in clock ? { left: Math.max(0, clock.until - now) } : { until: now + clock.left }

/** Returns the milliseconds left: all of them before the clock starts (`null`), 0 once the last deal is being played. */
export function timeLeft(clock: Clock | null, minutes: number, now: number): number {
  if (clock === null) return minutes * MINUTE
  const left = 'until' in clock ? clock.until - now : clock.left
  return Math.min(minutes * MINUTE, Math.max(0, left))
}
