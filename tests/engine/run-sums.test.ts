import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runSums } from '@/lib/engine/melds/run-sums'
import type { Rules } from '@/lib/engine/table/options'
import { RULE_SET_IDS } from '@/lib/rulesets/sets/rule-set'
import { anyRules } from '../support/any-rules'
import { rules } from '../support/builders'
import { valueOfRun } from '../support/naive-melds'

// Computes the same sums again by placing cards: in each suit every set of runs that do not overlap, each in one hand or the
// other.

const FOUR_POINTS: readonly (readonly [place: number, points: number])[] = [
  [0, 100], // aces
  [1, 100], // kings
  [2, 100], // queens
  [3, 200], // jacks
  [4, 100], // tens
  [5, 150], // nines
]

interface Held {
  /** The number of cards in each hand so far. */
  readonly cards: readonly number[]
  readonly points: number
}

const unique = (all: readonly Held[]): readonly Held[] => [
  ...new Map(all.map((one) => [`${one.cards.join()} ${one.points}`, one])).values(),
]

const give = (table: Rules, held: Held, hand: number, cards: number, points: number): readonly Held[] => {
  const size = table.players === 4 ? 8 : 9
  const next = held.cards.map((count, index) => (index === hand ? count + cards : count))
  return next.every((count) => count <= size) ? [{ cards: next, points: held.points + points }] : []
}

/** Adds runs of one suit from this place on. Ranks that are used in fours are missing. */
function inSuit(table: Rules, from: number, gone: ReadonlySet<number>, held: Held): readonly Held[] {
  const ranks = table.pack === 28 ? 7 : 8
  if (from >= ranks || table.runs === 'no') return [held]
  const found = [...inSuit(table, from + 1, gone, held)]
  for (let length = 3; from + length <= ranks && !gone.has(from + length - 1); length += 1) {
    if ([0, 1].some((step) => gone.has(from + step))) break
    for (const hand of held.cards.keys()) {
      for (const more of give(table, held, hand, length, valueOfRun(length, table.longRuns))) {
        found.push(...inSuit(table, from + length, gone, more))
      }
    }
  }
  return unique(found)
}

function inFours(table: Rules, left: typeof FOUR_POINTS, gone: ReadonlySet<number>, held: Held): readonly Held[] {
  const [next, ...rest] = left
  if (next === undefined || table.carres === 'no') {
    return [0, 1, 2, 3].reduce(
      (all: readonly Held[]) => unique(all.flatMap((one) => inSuit(table, 0, gone, one))),
      [held],
    )
  }
  const [place, points] = next
  return unique([
    ...inFours(table, rest, gone, held),
    ...[...held.cards.keys()].flatMap((hand) =>
      give(table, held, hand, 4, points).flatMap((more) => inFours(table, rest, new Set([...gone, place]), more)),
    ),
  ])
}

function laidOut(table: Rules): readonly number[] {
  const nothing: Held = { cards: table.players === 4 ? [0, 0] : [0], points: 0 }
  const points = inFours(table, FOUR_POINTS, new Set(), nothing).map((held) => held.points)
  return [...new Set(points)].sort((a, b) => a - b)
}

describe('the sums that declarations can come to', () => {
  it('nine cards can declare the sums of up to three runs', () => {
    // 20; 20 + 20; 50; 20 + 20 + 20; 50 + 20 or seven cards; 50 + 50 or eight cards. A hundred and twenty would need eleven
    // cards.
    for (const longRuns of ['one', 'split'] as const) {
      expect(runSums(rules('bela-2', { longRuns }))).toEqual([0, 20, 40, 50, 60, 70, 100])
    }
  })

  it('partners can declare the sums of two hands', () => {
    expect(runSums(rules('klabberjass-4', { claims: 'any-trick' }))).toEqual([
      0, 20, 40, 50, 60, 70, 80, 90, 100, 110, 120, 140, 150, 170, 200,
    ])
  })

  it.each(RULE_SET_IDS)('the sums of declarations in %s are those of cards laid out', (base) => {
    const table: Rules = { ...rules(base), carres: 'no' }
    expect(runSums(table)).toEqual(laidOut(table))
  })

  it('the sums with fours are those of cards laid out', () => {
    const table = rules('bridge-belote')
    expect(runSums(table)).toEqual(laidOut(table))
  }, 60_000)

  it('the sums under any rules are those of cards laid out', () => {
    const table = anyRules.map((drawn): Rules => ({ ...drawn, carres: 'no' }))
    fc.assert(
      fc.property(table, (drawn) => {
        expect(runSums(drawn)).toEqual(laidOut(drawn))
      }),
      { numRuns: Number(process.env['YUSS_RUNS'] ?? 25) },
    )
  })
})
