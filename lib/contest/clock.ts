/** A minute, in milliseconds. */
export const MINUTE = 60_000

/** The longest round by the clock, in minutes. */
export const LONGEST_CLOCK = 300

/** The minutes by which a round is made longer at a time. */
export const MORE_MINUTES = 5

/**
 * The clock of a round, in milliseconds: `until` is the moment when it runs out, `left` is the time left while it is stopped. `more`
 * is the time by which the round was made longer.
 */
export type Clock =
  | { readonly until: number; readonly more?: number | undefined }
  | { readonly left: number; readonly more?: number | undefined }

/**
 * The ways to use a clock: start, stop or continue it, make the round longer, or go back to its beginning. `set`: the time of the
 * device was changed by so many milliseconds while the clock ran, and the clock takes no notice of that.
 */
export type ClockAct = { readonly kind: 'turn' | 'more' | 'restart' } | { readonly kind: 'set'; readonly by: number }

/** Returns a clock after it was used. `null` is a clock that was never started. */
export function clockAfter(clock: Clock | null, minutes: number, act: ClockAct, now: number): Clock {
  switch (act.kind) {
    case 'turn':
      return toggled(clock, minutes, now)
    case 'more':
      return lengthened(clock, minutes, now)
    case 'restart':
      return { left: minutes * MINUTE }
    case 'set':
      return clock !== null && 'until' in clock
        ? { ...clock, until: clock.until + act.by }
        : stopped(clock, minutes, now)
  }
}

const stopped = (clock: Clock | null, minutes: number, now: number): Clock => ({
  ...moreOf(clock),
  left: timeLeft(clock, minutes, now),
})

const moreOf = (clock: Clock | null) => (clock?.more === undefined ? {} : { more: clock.more })

function toggled(clock: Clock | null, minutes: number, now: number): Clock {
  if (clock !== null && 'until' in clock) return stopped(clock, minutes, now)
  return { ...moreOf(clock), until: now + timeLeft(clock, minutes, now) }
}

/** Makes a round longer, up to the longest. A clock that has run out runs again from now. */
function lengthened(clock: Clock | null, minutes: number, now: number): Clock {
  const before = clock?.more ?? 0
  const more = Math.min(before + MORE_MINUTES * MINUTE, (LONGEST_CLOCK - minutes) * MINUTE)
  const left = timeLeft(clock, minutes, now) + more - before
  return clock !== null && 'until' in clock ? { more, until: now + left } : { more, left }
}

/** Returns the milliseconds left: all of them before the clock starts (`null`), 0 once the last deal is being played. */
export function timeLeft(clock: Clock | null, minutes: number, now: number): number {
  if (clock === null) return minutes * MINUTE
  const left = 'until' in clock ? clock.until - now : clock.left
  return Math.min(minutes * MINUTE + (clock.more ?? 0), Math.max(0, left))
}

/** Tells whether a clock was not started, or goes to its beginning again. */
export const isWaiting = (clock: Clock | null, minutes: number): boolean =>
  clock === null || ('left' in clock && clock.left === minutes * MINUTE && clock.more === undefined)

/** Returns the clock of a round once other minutes are agreed for the rounds. A clock that was started keeps the time left. */
export function clockForMinutes(clock: Clock | null, before: number, after: number): Clock | null {
  if (clock === null) return null
  if (isWaiting(clock, before)) return { left: after * MINUTE }
  const more = (clock.more ?? 0) + Math.max(0, before - after) * MINUTE
  return more === 0 ? clock : { ...clock, more }
}
