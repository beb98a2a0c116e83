import { RANKS, type Rank } from '../table/card'
import { handSize } from '../table/deck'
import type { Rules } from '../table/options'
import { sum } from '../table/seats'
import { FOUR_RANKS, fourValue, runValue } from './meld-values'

/**
 * Returns every sum that the declarations of one side can come to, bela apart, smallest first. It combines everything that the
 * rules value, as often as it fits into the cards of one hand, or of two for partners. Each run is in another suit (no side has
 * more than four runs), so a run fits wherever the fours leave it room.
 */
export function runSums(rules: Rules): readonly number[] {
  const hands = rules.players === 4 ? 2 : 1
  const sums = foursOf(rules, hands).flatMap((fours) => sumsBeside(rules, fours))
  return [...new Set(sums)].sort((a, b) => a - b)
}

/** Returns every choice of fours for the hands of a side; only the empty one if fours are not played. Only partners play them. */
function foursOf(rules: Rules, hands: number): readonly (readonly (readonly Rank[])[])[] {
  if (rules.carres === 'no') return [Array.from({ length: hands }, () => [])]
  const fitting = choices(FOUR_RANKS).filter((ranks) => ranks.length * 4 <= handSize(rules))
  return fitting.flatMap((own) =>
    fitting.filter((other) => !other.some((rank) => own.includes(rank))).map((other) => [own, other]),
  )
}

function choices(ranks: readonly Rank[]): readonly (readonly Rank[])[] {
  const [first, ...rest] = ranks
  return first === undefined ? [[]] : choices(rest).flatMap((chosen) => [chosen, [first, ...chosen]])
}

/** Returns the possible sums of hands with these fours and runs in the cards that are left. */
function sumsBeside(rules: Rules, fours: readonly (readonly Rank[])[]): readonly number[] {
  const longest = longestWithout(fours.flat())
  return fours.reduce<readonly number[]>(
    (sums, own) => {
      const runs = rules.runs === 'no' ? [0] : sumsOfRuns(rules, handSize(rules) - 4 * own.length, longest)
      const points = sum(own.map(fourValue))
      return [...new Set(sums.flatMap((before) => runs.map((more) => before + points + more)))]
    },
    [0],
  )
}

/**
 * Returns the length of the longest run in a suit that lacks these ranks. A run of eight, which a pack without sevens does not
 * have, is worth no more than two runs of four.
 */
function longestWithout(gone: readonly Rank[]): number {
  const blocks = RANKS.map((rank) => (gone.includes(rank) ? ' ' : 'x'))
    .join('')
    .split(' ')
  return Math.max(...blocks.map((block) => block.length))
}

function sumsOfRuns(rules: Rules, room: number, longest: number): readonly number[] {
  const lengths = Array.from({ length: Math.max(0, Math.min(room, longest) - 2) }, (_, index) => index + 3)
  const longer = lengths.flatMap((length) =>
    sumsOfRuns(rules, room - length, longest).map((rest) => rest + runValue(length, rules.longRuns)),
  )
  return [...new Set([0, ...longer])]
}
