/** In milliseconds. */
export const MINUTE = 60_000

/** The longest round by the clock, in minutes. */
export const LONGEST_CLOCK = 300

/** The clock of a round: it runs until a moment, or is stopped with so much left. Both in milliseconds. */
export type Clock = { readonly until: number } | { readonly left: number }

/** Returns a clock after its key was pressed: it starts, it stops, or it goes on with what was left. */
export function turned(clock: Clock | null, minutes: number, now: number): Clock {
  const left = timeLeft(clock, minutes, now)
  return clock !== null && 'until' in clock ? { left } : { until: now + left }
}

/** Returns the milliseconds that are left, all of them before the clock starts; 0 when the last deal is being played. */
export function timeLeft(clock: Clock | null, minutes: number, now: number): number {
  if (clock === null) return minutes * MINUTE
  const left = 'until' in clock ? clock.until - now : clock.left
  return Math.min(minutes * MINUTE, Math.max(0, left))
}
