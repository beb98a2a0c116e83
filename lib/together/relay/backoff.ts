const FIRST = 500
const LONGEST = 30_000

/**
 * How long to wait before the next try, in milliseconds, after so many that failed. `random` is from 0 to 1: the phones of a club
 * that lost their relay in one moment do not come back in one.
 */
export function backoff(failed: number, random: number): number {
  const longest = Math.min(LONGEST, FIRST * 2 ** Math.min(failed, 20))
  return Math.round(longest / 2 + (longest / 2) * random)
}
