import type { Trump } from '@/lib/engine/table/card'
import type { Rules } from '@/lib/engine/table/options'

// Card points by side: all that the pack allows, or only those at which a verdict turns.

export type Split = readonly number[]

const OUT_OF_28 = [132, 138, 141, 142, 148, 149, 150, 152]

const range = (from: number, to: number): readonly number[] => Array.from({ length: to - from + 1 }, (_, i) => from + i)

const TWO = [0, 1] as const
const THREE = [0, 1, 2] as const

export const sidesAt = (rules: Rules): readonly number[] => (rules.players === 3 ? THREE : TWO)

/** Returns every sum that the cards in play can make. */
export function sumsAt(rules: Rules, trump: Trump): readonly number[] {
  if (rules.players === 4) return [trump === 'all' ? 248 : trump === 'none' ? 120 : 152]
  if (rules.players === 2) return range(18, 146)
  return rules.pack === 28 ? OUT_OF_28 : range(85, 152)
}

/** Yields every way in which the sides can share the cards. */
export function* everySplit(rules: Rules, trump: Trump): Generator<Split> {
  for (const sum of sumsAt(rules, trump)) {
    for (let a = 0; a <= sum; a += 1) {
      if (rules.players !== 3) yield [a, sum - a]
      else for (let b = 0; b <= sum - a; b += 1) yield [a, b, sum - a - b]
    }
  }
}

/** Returns two of the lowest sums, two in the middle and two of the highest, to have even and odd ones. */
function fewSums(rules: Rules, trump: Trump): readonly number[] {
  const all = sumsAt(rules, trump)
  const middle = Math.floor(all.length / 2)
  return [...new Set([0, 1, middle, middle + 1, all.length - 2, all.length - 1].flatMap((place) => all[place] ?? []))]
}

/**
 * Returns the splits at which the verdict turns: level, one and two points to either side, and nothing at all. `extra` is what
 * each side has besides cards.
 */
export function edgeSplits(rules: Rules, trump: Trump, extra: readonly number[]): readonly Split[] {
  const found = new Map<string, Split>()
  for (const sum of fewSums(rules, trump)) {
    const splits = rules.players === 3 ? edgesOfThree(sum, extra) : edgesOfTwo(sum, extra, rules.players === 4)
    for (const split of [...splits, ...edgesOfBids(rules, sum, extra)]) {
      if (split.every((points) => Number.isInteger(points) && points >= 0)) found.set(split.join(), split)
    }
  }
  return [...found.values()]
}

function* edgesOfTwo(sum: number, [ours = 0, theirs = 0]: readonly number[], withTenths: boolean): Generator<Split> {
  for (const lead of [-2, -1, 0, 1, 2]) {
    const a = (sum + lead + theirs - ours) / 2
    yield [a, sum - a]
  }
  for (const a of [0, 1, sum - 1, sum]) yield [a, sum - a]
  if (!withTenths) return
  // Every last digit on either side of level, because rounding to match points depends on it.
  for (const third of [Math.floor(sum / 4), Math.floor((sum * 2) / 3)]) {
    for (const digit of range(0, 9)) yield [third + digit, sum - third - digit]
  }
}

/** Yields splits at the lowest bid, the highest and one between, and a point to either side of each, for a taker of side 0. */
function* edgesOfBids(rules: Rules, sum: number, [ours = 0]: readonly number[]): Generator<Split> {
  if (rules.auction !== 'bids') return
  for (const bid of [rules.bidStart, 130, rules.bidTop]) {
    for (const lead of [-1, 0, 1]) yield [bid + lead - ours, sum - bid - lead + ours]
  }
}

function* edgesOfThree(sum: number, extra: readonly number[]): Generator<Split> {
  const all = sum + extra.reduce((a, b) => a + b, 0)
  const third = Math.floor(all / 3)
  for (const [one, two, rest] of [
    [0, 1, 2],
    [1, 2, 0],
    [2, 0, 1],
  ] as const) {
    const cards = (first: number, second: number): Split => {
      const split = [0, 0, 0]
      split[one] = first - (extra[one] ?? 0)
      split[two] = second - (extra[two] ?? 0)
      split[rest] = all - first - second - (extra[rest] ?? 0)
      return split
    }
    const half = Math.floor((all - (extra[rest] ?? 0)) / 2)
    for (const level of [third - 1, third, third + 1, half, half + 1, Math.floor(all / 5), Math.floor(all / 2.5)]) {
      for (const lead of [-1, 0, 1]) yield cards(level, level + lead)
    }
    // One side against the two others together.
    for (const lead of [-1, 0, 1, 2]) {
      const alone = (all + lead) / 2
      for (const share of [Math.floor((all - alone) / 2), Math.floor((all - alone) / 3)]) yield cards(alone, share)
    }
    yield cards(extra[one] ?? 0, extra[two] ?? 0)
  }
}
