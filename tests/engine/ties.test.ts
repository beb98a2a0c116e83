import { describe, expect, it } from 'vitest'
import type { Rules } from '@/lib/engine/table/options'
import { from, played, playedByFour, rules, score, settled } from '../support/builders'

/** Seat 0 takes and both make 61. */
const level = played({ cardPoints: [61, 51], lastTrick: 1 })

describe('equal totals with two players', () => {
  it.each([
    ['held-over', 'tied', [0, 61], 61, 0],
    ['held-over-both', 'tied', [0, 0], 122, 0],
    ['defender-own', 'tied', [0, 61], 0, 0],
    ['bate', 'bate', [0, 122], 0, 1],
  ] as const)('a tie with two players at a table that plays %s', (tie, verdict, points, heldOver, nextDealer) => {
    const row = score(rules('bela-2', { tie }), level)
    expect(row.score.verdict).toBe(verdict)
    expect(row.score.earned).toEqual([61, 61])
    expect(row.score.points).toEqual(points)
    expect(row.heldOver).toBe(heldOver)
    expect(row.nextDealer).toBe(nextDealer)
  })

  it.each([
    ['bela-2', [0, 61], 61],
    ['lehman', [0, 61], 0],
    ['bicycle', [0, 61], 0],
    ['denexa', [0, 61], 0],
  ] as const)('a tie in %s scores as its document says', (base, points, heldOver) => {
    const row = score(rules(base), level)
    expect([row.score.points, row.heldOver]).toEqual([points, heldOver])
  })

  it('the dealer can be the taker, and then the points of eldest hand are safe', () => {
    const row = score(rules('bela-2'), { ...level, taker: 1 })
    expect([row.score.points, row.heldOver, row.nextDealer]).toEqual([[61, 0], 61, 0])
  })

  it('points that wait continue to wait where the taker alone loses', () => {
    const row = score(rules('lehman'), level, from([0, 0], 40))
    expect([row.score.points, row.heldOver]).toEqual([[0, 61], 40])
  })

  it('the defender can reach the target on a tie', () => {
    const row = score(rules('bela-2'), level, from([300, 440]))
    expect(row.ending).toMatchObject({ over: true, winner: 1 })
  })
})

describe('equal totals of partners who count points', () => {
  it('equal totals of partners are bate in South Africa', () => {
    const row = score(rules('klabberjass-4'), playedByFour({ cardPoints: [71, 81], lastTrick: 0 }))
    expect([row.score.verdict, row.score.points]).toEqual(['bate', [0, 162]])
  })

  it('equal totals are bate for the dealer’s side as for the other', () => {
    const row = score(rules('klabberjass-4'), playedByFour({ taker: 3, cardPoints: [71, 81], lastTrick: 0 }))
    expect(row.score.points).toEqual([162, 0])
  })
})

describe('equal totals in match points', () => {
  const tied = (changes: Partial<Rules>, facts: Parameters<typeof playedByFour>[0]) => {
    const { score: made, heldOver } = score(rules('bridge-belote', changes), playedByFour(facts))
    return [made.points, heldOver]
  }
  const suit = { cardPoints: [71, 81], lastTrick: 0 }
  const suitAtLimit = { cardPoints: [46, 106], lastTrick: 0, melds: [settled(0, 50)] }
  const all = { trump: 'all', cardPoints: [119, 129], lastTrick: 0 } as const
  const allAtLimit = { trump: 'all', cardPoints: [94, 154], lastTrick: 0, melds: [settled(0, 50)] } as const
  const none = { trump: 'none', cardPoints: [55, 65], lastTrick: 0 } as const

  it.each([
    ['a suit, 81 each', suit, [0, 8], 8],
    ['a suit at the limit, 106 each', suitAtLimit, [0, 10], 11],
    ['all trumps, 129 each', all, [0, 13], 13],
    ['all trumps at the limit, 154 each', allAtLimit, [0, 15], 16],
    ['no trumps, 65 each and doubled', none, [0, 13], 13],
  ])('the committed side’s match points hang on a tie: %s', (_, facts, points, heldOver) => {
    expect(tied({}, facts)).toEqual([points, heldOver])
  })

  it.each([
    [2, 32],
    [4, 64],
  ] as const)('a tie doubled ×%i scores nothing, and all of it hangs', (multiplier, heldOver) => {
    expect(tied({}, { ...suit, multiplier })).toEqual([[0, 0], heldOver])
  })

  it('a tie multiplied before rounding hangs as a whole too', () => {
    expect(tied({ multiply: 'before-rounding' }, { ...suit, multiplier: 4 })).toEqual([[0, 0], 65])
  })

  it('the match points of both sides hang where the table holds over both', () => {
    expect(tied({ tie: 'held-over-both' }, suit)).toEqual([[0, 0], 16])
    expect(tied({ tie: 'held-over-both' }, suitAtLimit)).toEqual([[0, 0], 21])
  })

  it('the committed side is inside where a tie is bate', () => {
    expect(tied({ tie: 'bate' }, suit)).toEqual([[0, 16], 0])
  })

  it('defenders keep their own where the taker alone loses, rounded down at the limit', () => {
    expect(tied({ tie: 'defender-own' }, suit)).toEqual([[0, 8], 0])
    expect(tied({ tie: 'defender-own' }, suitAtLimit)).toEqual([[0, 10], 0])
  })
})
