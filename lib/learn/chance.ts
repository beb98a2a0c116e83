/** Random draws from a seed: the same seed gives the same draws in the same order. */
export interface Chance {
  /** Returns a whole number from 0 to one less than `end`. */
  readonly below: (end: number) => number
  readonly oneOf: <T>(items: readonly T[]) => T
  readonly shuffled: <T>(items: readonly T[]) => readonly T[]
}

const WORD = 2 ** 32

/** Returns a generator of 32-bit numbers: Mulberry32, by Tommy Ettinger. It is small, and even enough for cards. */
function wordsFrom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    const once = Math.imul(state ^ (state >>> 15), state | 1)
    const twice = once ^ (once + Math.imul(once ^ (once >>> 7), once | 61))
    return (twice ^ (twice >>> 14)) >>> 0
  }
}

export function chanceFrom(seed: number): Chance {
  const next = wordsFrom(seed)
  const below = (end: number) => Math.floor((next() / WORD) * end)
  const oneOf = <T>(items: readonly T[]): T => {
    const [item] = items.slice(below(items.length))
    if (item === undefined) throw new Error('expected something to choose from, got an empty list')
    return item
  }
  const shuffled = <T>(items: readonly T[]): readonly T[] =>
    items
      .map((item) => ({ item, place: next() }))
      .sort((one, other) => one.place - other.place)
      .map(({ item }) => item)
  return { below, oneOf, shuffled }
}
