import { describe, expect, it } from 'vitest'
import { beatenBy, bestRun } from '@/lib/engine/melds/beaten-by'
import type { Rank, Suit } from '@/lib/engine/table/card'
import { rules } from '../support/builders'

const bela = rules('bela-2')

describe('the rule by which one run beats another', () => {
  const high = (top: Rank | null, suit: Suit | null = null) => ({ seat: 0, length: 3, top, suit })

  it.each([
    ['a top that was not said', high(null), high('K'), 'hearts', 'losing-runs'],
    ['the other one’s neither', high('K'), high(null), 'hearts', 'losing-runs'],
    ['another top', high('A'), high('K'), 'hearts', 'same-class'],
    ['the same, in trumps', high('K', 'hearts'), high('K'), 'hearts', 'trump-run'],
    ['the same, in no trumps', high('K', 'spades'), high('K', 'clubs'), 'hearts', 'equal-runs'],
    ['the same, and no suit was said', high('K'), high('K', 'clubs'), 'hearts', 'losing-runs'],
    ['the same, at all trumps', high('K', 'hearts'), high('K'), 'all', 'equal-runs'],
    ['no suit said, at all trumps', high('K'), high('K'), 'all', 'equal-runs'],
  ] as const)('the rule depends on what was said of both runs: %s', (_, best, beaten, trump, rule) => {
    expect(beatenBy(bela, trump, best, beaten)).toBe(rule)
  })
})

it('of two half-told runs the one with a known top is the better', () => {
  const high = (seat: number, top: Rank | null) => ({ seat, length: 3, top, suit: null })
  expect(bestRun(bela, 'hearts', [high(0, null), high(1, 'K')])).toEqual(high(1, 'K'))
  expect(bestRun(bela, 'hearts', [high(0, 'K'), high(1, 'K')])).toEqual(high(0, 'K'))
  expect(bestRun(bela, 'hearts', [])).toBeNull()
})
