import { describe, expect, it } from 'vitest'
import type { Trump } from '@/lib/engine/table/card'
import type { PlayedHand } from '@/lib/engine/table/hand'
import type { Rules } from '@/lib/engine/table/options'
import { counted, playedByFour, problemOf, rules, score, settled } from '../support/builders'

const onSheet = (facts: Partial<PlayedHand>, changes: Partial<Rules> = {}) =>
  score(rules('bridge-belote', changes), playedByFour(facts)).score.points

/** Returns card points and declarations with which side 0, the taker's, makes `mine` in all and the other side `theirs`. */
function making(trump: Trump, mine: number, theirs: number): Partial<PlayedHand> {
  const pack = trump === 'all' ? 248 : trump === 'none' ? 120 : 152
  const declared = mine + theirs - 10 - pack
  const cards = Math.max(1, mine - 10 - declared)
  const ours = Math.min(declared, mine - 10 - cards)
  return {
    trump,
    cardPoints: [mine - 10 - ours, theirs - (declared - ours)],
    lastTrick: 0,
    melds: [settled(0, ours), settled(1, declared - ours)],
  }
}

describe('match points from card points', () => {
  it.each([
    ['hearts', 127, 35, [13, 3]],
    ['hearts', 96, 66, [9, 7]],
    ['hearts', 101, 61, [10, 6]],
    ['all', 154, 144, [15, 15]],
    ['all', 174, 144, [17, 15]],
    ['all', 153, 125, [15, 13]],
    ['all', 135, 123, [14, 12]],
  ] as const)('card points are rounded to match points in %s: %i against %i', (trump, mine, theirs, points) => {
    expect(onSheet(making(trump, mine, theirs))).toEqual(points)
  })

  it('where no trumps are not doubled, 76 and 54 round the higher up and the lower down', () => {
    const once = { noTrumpDoubled: 'no' } as const
    expect(onSheet({ trump: 'none', cardPoints: [66, 54], lastTrick: 0 }, once)).toEqual([8, 5])
  })

  it.each([
    ['hearts', 152, 16],
    ['all', 248, 26],
  ] as const)('in %s both sides together always get the same, and declarations add a tenth', (trump, pack, sum) => {
    for (const declared of [0, 20, 50, 70, 100, 150]) {
      for (let cards = 1; cards < pack; cards += 1) {
        const points = onSheet(
          {
            trump,
            cardPoints: [cards, pack - cards],
            lastTrick: 0,
            melds: [settled(0, declared)],
            multiplier: 1,
          },
          { tie: 'held-over-both', kirtik: 'no' },
        )
        const isLevel = cards + 10 + declared === pack - cards
        expect(points.reduce((a, b) => a + b, 0)).toBe(isLevel ? 0 : sum + declared / 10)
      }
    }
  })
})

describe('doubled contracts', () => {
  const cardPoints: Readonly<Record<'hearts' | 'all' | 'none', readonly number[]>> = {
    hearts: [90, 62],
    all: [130, 118],
    none: [70, 50],
  }

  it.each([
    ['hearts', 2, 32],
    ['hearts', 4, 64],
    ['hearts', 8, 128],
    ['all', 2, 52],
    ['all', 4, 104],
    ['all', 8, 208],
    ['none', 2, 52],
    ['none', 4, 104],
    ['none', 8, 208],
  ] as const)(
    'a doubled contract in %s ×%i is worth %i to the winner and nothing to the loser',
    (trump, multiplier, points) => {
      const facts = { trump, cardPoints: cardPoints[trump], multiplier, lastTrick: 0 }
      expect(onSheet(facts, { doubling: 8 })).toEqual([points, 0])
      expect(onSheet({ ...facts, taker: 1 }, { doubling: 8 })).toEqual([points, 0])
    },
  )

  it.each([
    ['hearts', 2, 32],
    ['hearts', 4, 65],
    ['all', 2, 52],
    ['all', 4, 103],
    ['none', 4, 104],
  ] as const)('a contract in %s ×%i multiplied before rounding is worth %i', (trump, multiplier, points) => {
    const facts = { trump, cardPoints: cardPoints[trump], multiplier, lastTrick: 0 }
    expect(onSheet(facts, { doubling: 8, multiply: 'before-rounding' })).toEqual([points, 0])
  })
})

describe('counted hands in match points', () => {
  const table = rules('bridge-belote')

  it('a counted hand needs its tricks only where one side may have none', () => {
    expect(problemOf(table, counted({ totals: [162, 20], trump: 'hearts' }))?.name).toBe('say-tricks')
    expect(problemOf(table, counted({ totals: [142, 20], trump: 'hearts' }))).toBeNull()
    const valat = counted({ totals: [162, 20], trump: 'hearts', tricks: [8, 0] })
    expect(score(table, valat).score.points).toEqual([25, 2])
  })
})

describe('a revoke in match points', () => {
  it('a revoke gives all the match points away, rounded once and doubled', () => {
    expect(onSheet({ revoke: 0 })).toEqual([0, 16])
    expect(onSheet({ revoke: 0, multiplier: 2 })).toEqual([0, 32])
  })

  it('a revoke brings no premium and no kirtik for all the tricks', () => {
    const valat = { cardPoints: [152, 0], lastTrick: 0, tricks: [8, 0], revoke: 1 } as const
    expect(onSheet(valat, { kirtik: 'yes' })).toEqual([16, 0])
  })
})
