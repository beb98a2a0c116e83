import { describe, expect, it } from 'vitest'
import type { Rules } from '@/lib/engine/table/options'
import { from, played, playedByFour, rules, score } from '../support/builders'

/** Seat 0 takes and both make 61. */
const level = played({ cardPoints: [61, 51], lastTrick: 1 })

describe('equal totals with two players', () => {
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

  it('a tie doubled twice scores nothing, and all of it hangs', () => {
    expect(tied({}, { ...suit, multiplier: 4 })).toEqual([[0, 0], 64])
  })

  it('a tie multiplied before rounding hangs as a whole too', () => {
    expect(tied({ multiply: 'before-rounding' }, { ...suit, multiplier: 4 })).toEqual([[0, 0], 65])
  })

  it('the match points of both sides hang where the table holds over both', () => {
    expect(tied({ tie: 'held-over-both' }, suit)).toEqual([[0, 0], 16])
  })

  it('defenders keep their own where the taker alone loses', () => {
    expect(tied({ tie: 'defender-own' }, suit)).toEqual([[0, 8], 0])
  })
})
