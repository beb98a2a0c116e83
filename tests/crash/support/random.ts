/** Repeatable random numbers: the same seed gives the same numbers. */
export interface Chance {
  /** Returns a number from 0 up to, but not including, 1. */
  readonly next: () => number
  /** Returns a whole number from `least` to `most`, both included. */
  readonly whole: (least: number, most: number) => number
  readonly of: <T>(items: readonly T[]) => T
}

/** Returns random numbers by Mulberry32: 32 bits of state, good enough to shuffle trials. */
export function chance(seed: number): Chance {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const whole = (least: number, most: number) => least + Math.floor(next() * (most - least + 1))
  const of = <T>(items: readonly T[]): T => {
    const item = items[whole(0, items.length - 1)]
    if (item === undefined) throw new Error('nothing to choose from')
    return item
  }
  return { next, whole, of }
}
