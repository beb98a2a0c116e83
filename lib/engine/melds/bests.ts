/**
 * The declarations that can be the best of some, as bits in the order of declaring; of equal ones it is the first. 0 if they
 * cannot be laid.
 */
type Bests = number

/** The bit for a way to lay them in which none is as good as in question. */
export const NONE = 1 << 29
/** The bit for a way to lay them in which equal ones of two sides cancel each other. */
export const LEVEL = 1 << 30

/**
 * Returns the best ones of declarations with those of one more suit. Equal ones of one group do not cancel each other, and a suit
 * has no equal ones.
 */
export function bestsWith(groups: readonly number[], laid: Bests, suit: Bests): Bests {
  let bests = ((laid & NONE) === 0 ? 0 : suit) | ((suit & NONE) === 0 ? 0 : laid)
  for (const group of groups) {
    const own = suit & group
    bests |= (laid & group & before(own)) | (own & before(laid & group))
    if (own !== 0 && (laid & ~group & ~NONE) !== 0) bests |= LEVEL
  }
  return bests
}

/** Returns all bits below the highest of these. */
const before = (bits: number): number => (bits === 0 ? 0 : (1 << (31 - Math.clz32(bits))) - 1)

/** Sets of declarations that can be laid together, and the best ones of each by its bits. */
export interface BestsBySet {
  readonly sets: number[]
  readonly bests: Int32Array
}

/** Returns an empty table for the sets of these declarations. */
export const noSets = (all: number): BestsBySet => ({ sets: [], bests: new Int32Array(all + 1) })

/* v8 ignore next -- the table has a place for each set */
export const bestsIn = ({ bests }: BestsBySet, set: number): Bests => bests[set] ?? 0

export function addBests(table: BestsBySet, set: number, more: Bests): void {
  const found = bestsIn(table, set)
  if (found === 0 && more !== 0) table.sets.push(set)
  table.bests[set] = found | more
}
