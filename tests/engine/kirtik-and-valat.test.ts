import { describe, expect, it } from 'vitest'
import type { PlayedHand } from '@/lib/engine/table/hand'
import type { Rules } from '@/lib/engine/table/options'
import { counted, from, playedByFour, problemOf, rules, score, settled } from '../support/builders'

const onSheet = (facts: Partial<PlayedHand>, changes: Partial<Rules> = {}) =>
  score(rules('bridge-belote', changes), playedByFour(facts)).score.points

const valat = (trump: PlayedHand['trump'], side: 0 | 1 = 0): Partial<PlayedHand> => {
  const pack = trump === 'all' ? 248 : trump === 'none' ? 120 : 152
  return {
    trump,
    cardPoints: side === 0 ? [pack, 0] : [0, pack],
    lastTrick: side,
    tricks: side === 0 ? [8, 0] : [0, 8],
  }
}

describe('a valat', () => {
  it('a valat in all trumps brings the premium', () => {
    expect(onSheet(valat('all'))).toEqual([35, 0])
  })

  it('a valat by the defenders brings the premium to them', () => {
    expect(onSheet(valat('hearts', 1))).toEqual([0, 25])
  })

  it.each([
    ['hearts', 2, 'yes', 50],
    ['hearts', 4, 'yes', 100],
    ['hearts', 2, 'no', 41],
    ['none', 4, 'no', 122],
  ] as const)(
    'a valat in %s ×%i counts the premium by the table, doubled: %s',
    (trump, multiplier, sweepDoubled, points) => {
      expect(onSheet({ ...valat(trump), multiplier }, { sweepDoubled })).toEqual([points, 0])
    },
  )

  it('a valat leaves the game open until the next hand that is played', () => {
    const row = score(rules('bridge-belote'), playedByFour(valat('hearts')), from([140, 100]))
    expect([row.totals, row.ending.over]).toEqual([[165, 100], false])
    const next = score(rules('bridge-belote'), playedByFour(), from([165, 100]))
    expect(next.ending).toMatchObject({ over: true, winner: 0 })
  })

  it('a valat needs the tricks where one side’s points prove none', () => {
    const table = rules('bridge-belote')
    expect(problemOf(table, playedByFour({ ...valat('hearts'), tricks: null }))?.name).toBe('say-tricks')
    expect(problemOf(rules('klabberjass-4'), playedByFour({ ...valat('hearts'), tricks: null }))).toBeNull()
  })
})

describe('all the tricks for 360 points', () => {
  const table = rules('bela-2', { sweep: '360', target: 1000 })
  const hand = playedByFour({ cardPoints: [100, 0], lastTrick: 0, tricks: [9, 0] })

  it('360 points stand for the cards and the last trick, and declarations come on top', () => {
    const row = score(table, { ...hand, melds: [settled(0, 50)], bela: [0] })
    expect(row.score.points).toEqual([430, 0])
  })

  it('360 points go to a defender too, with the taker’s bela', () => {
    const row = score(table, playedByFour({ cardPoints: [0, 100], lastTrick: 1, tricks: [0, 9], bela: [0] }))
    expect([row.score.earned, row.score.points]).toEqual([
      [20, 360],
      [0, 380],
    ])
  })

  it('360 points are not paid after a revoke', () => {
    expect(score(table, { ...hand, revoke: 1 }).score.points).toEqual([110, 0])
  })

  it('360 points are part of a total that was counted aloud', () => {
    const row = score(rules('klabberjass-4', { sweep: '360' }), {
      kind: 'counted',
      dealer: null,
      taker: 0,
      totals: [360, 20],
      trump: 'hearts',
      bela: [],
      bid: null,
      multiplier: 1,
      big: false,
      lastTrick: 0,
      tricks: [8, 0],
    })
    expect(row.score.points).toEqual([360, 20])
  })
})

describe('kirtik', () => {
  const kirtik = { kirtik: 'yes' } as const
  const inside = { cardPoints: [70, 82], lastTrick: 1 } as const

  it.each([
    ['inside', inside, [-10, 16]],
    ['made', { cardPoints: [90, 62] }, [10, 6]],
    ['inside at no trumps', { trump: 'none', cardPoints: [50, 70], lastTrick: 1 }, [-20, 26]],
    ['inside ×2', { ...inside, multiplier: 2 }, [-20, 32]],
    ['made ×2 at no trumps', { trump: 'none', cardPoints: [70, 50], multiplier: 2 }, [52, -40]],
    ['defenders without a trick', valat('hearts'), [25, -10]],
  ] as const)('kirtik fines a side that is inside, doubled or without a trick: %s', (_, facts, points) => {
    expect(onSheet(facts, kirtik)).toEqual(points)
  })

  it('kirtik fines no one on a doubled tie', () => {
    expect(onSheet({ cardPoints: [71, 81], lastTrick: 0, multiplier: 2 }, kirtik)).toEqual([0, 0])
  })

  it('kirtik leaves the side without a trick its declarations', () => {
    expect(onSheet({ ...valat('hearts'), melds: [settled(1, 20)] }, kirtik)).toEqual([25, -8])
  })

  it('kirtik fines a side without a trick even where all the tricks bring no premium', () => {
    expect(onSheet(valat('hearts'), { kirtik: 'yes', sweep: 'none' })).toEqual([16, -10])
  })

  it('kirtik asks for no tricks in a count that is level', () => {
    const table = rules('bridge-belote', { kirtik: 'yes', sweep: 'none' })
    expect(problemOf(table, counted({ totals: [150, 150], trump: 'hearts' }))?.name).toBe('totals-sum')
    expect(problemOf(table, counted({ totals: [65, 65], trump: 'none' }))).toBeNull()
    expect(problemOf(table, counted({ totals: [130, 0], trump: 'none' }))?.name).toBe('say-tricks')
    const lost = rules('bridge-belote', { kirtik: 'yes', sweep: 'none', tie: 'bate' })
    expect(problemOf(lost, counted({ totals: [65, 65], trump: 'none' }))).toBeNull()
    expect(problemOf(lost, counted({ totals: [0, 130], trump: 'none' }))?.name).toBe('say-tricks')
  })

  it('kirtik fines no one where a revoke decides', () => {
    expect(onSheet({ ...inside, revoke: 0 }, kirtik)).toEqual([0, 16])
  })

  it('kirtik can bring a total below zero', () => {
    const row = score(rules('bridge-belote', kirtik), playedByFour(inside), from([4, 0]))
    expect(row.totals).toEqual([-6, 16])
  })
})
