/** A minute, in milliseconds. */
export const MINUTE = 60_000

/** The longest round by the clock, in minutes. */
export const LONGEST_CLOCK = 300

/** The clock of a round, in milliseconds: `until` is the moment when it runs out, `left` is the time left while it is stopped. */
export type Clock = { readonly until: number } | { readonly left: number }

/** Returns a clock after its button was pressed: it starts, stops, or continues with the time left. */
export function toggled(clock: Clock | null, minutes: number, now: number): Clock {
  const left = timeLeft(clock, minutes, now)
  return clock !== null && 'until' in clock ? { left } : { until: now + left }
}

/** Returns the milliseconds left: all of them before the clock starts (`null`), 0 once the last deal is being played. */
export function timeLeft(clock: Clock | null, minutes: number, now: number): number {
  if (clock === null) return minutes * MINUTE
  const left = 'until' in clock ? clock.until - now : clock.left
  return Math.min(minutes * MINUTE, Math.max(0, left))
}
