const FIRST = 500
const LONGEST = 30_000

/**
 * Returns the time to wait before the next try, in milliseconds, after this many failed tries. `random` is from 0 to 1. It
 * spreads the tries of many devices that lost their relay at the same moment.
 */
export function backoff(failed: number, random: number): number {
  const longest = Math.min(LONGEST, FIRST * 2 ** Math.min(failed, 20))
  return Math.round(longest / 2 + (longest / 2) * random)
}
