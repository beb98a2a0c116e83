import { describe, expect, it } from 'vitest'
import { counted, playedByFour, problemOf, rules, run, score } from '../support/builders'

const table = rules('klabberjass-4')
const contracts = rules('klabberjass-4', { auction: 'contracts', doubling: 8 })

describe('partners in the South African game', () => {
  it('takers who make the hand score their own points, and so does the other side', () => {
    const row = score(table, playedByFour())
    expect([row.score.verdict, row.score.points]).toEqual(['made', [100, 62]])
  })

  it('takers who made less are bate, and the others score everything', () => {
    const row = score(table, playedByFour({ taker: 3 }))
    expect([row.score.verdict, row.score.points]).toEqual(['bate', [162, 0]])
  })

  it('a run counts once the partner took a trick', () => {
    const row = score(table, playedByFour({ melds: [run(1, 'AS KS QS')], tricks: [7, 1] }))
    expect(row.score.earned).toEqual([100, 82])
  })

  it('equal plain runs go to the one declared first', () => {
    const row = score(table, playedByFour({ trump: 'clubs', melds: [run(1, 'QS JS 10S'), run(2, 'QD JD 10D')] }))
    expect(row.score.earned).toEqual([100, 82])
  })

  it('bela counts for the side of the player who said it', () => {
    expect(score(table, playedByFour({ bela: [3] })).score.earned).toEqual([100, 82])
    expect(score(table, playedByFour({ bela: [2] })).score.earned).toEqual([120, 62])
  })

  it.each([
    [
      [90, null],
      [100, 62],
    ],
    [
      [null, 62],
      [100, 62],
    ],
  ])('the card points of one side are enough: %j', (cardPoints, earned) => {
    expect(score(table, playedByFour({ cardPoints })).score.earned).toEqual(earned)
  })

  it('one side’s points are enough to see that both took tricks', () => {
    const hand = playedByFour({ cardPoints: [90, null], tricks: null, melds: [run(1, 'AS KS QS')] })
    expect(score(table, hand).score.earned).toEqual([100, 82])
  })
})

describe('partners who bid for contracts and count points', () => {
  it.each([
    [1, [100, 62]],
    [2, [324, 0]],
    [4, [648, 0]],
    [8, [1296, 0]],
  ] as const)('a contract made ×%i scores its points times the double', (multiplier, points) => {
    expect(score(contracts, playedByFour({ multiplier })).score.points).toEqual(points)
  })

  it.each([
    [1, [0, 162]],
    [2, [0, 324]],
    [4, [0, 648]],
  ] as const)('a contract that is inside ×%i gives everything times the double', (multiplier, points) => {
    const hand = playedByFour({ cardPoints: [70, 82], lastTrick: 1, multiplier })
    expect(score(contracts, hand).score.points).toEqual(points)
  })

  it('no trumps count twice where the table says so, the comparison too', () => {
    const doubled = rules('klabberjass-4', { auction: 'contracts', noTrumpDoubled: 'yes' })
    const row = score(doubled, playedByFour({ trump: 'none', cardPoints: [70, 50], lastTrick: 0 }))
    expect([row.score.earned, row.score.points]).toEqual([
      [160, 100],
      [160, 100],
    ])
  })

  it('a counted hand that may have been at no trumps is asked for its trumps', () => {
    const doubled = rules('klabberjass-4', { auction: 'contracts', noTrumpDoubled: 'yes' })
    expect(problemOf(doubled, counted({ totals: [80, 50] }))?.name).toBe('say-trump')
    expect(score(doubled, counted({ totals: [80, 50], trump: 'none' })).score.earned).toEqual([160, 100])
    expect(score(doubled, counted({ totals: [100, 62] })).score.earned).toEqual([100, 62])
  })
})

describe('a revoke among partners', () => {
  it('a revoke gives everything of both partners to the other side, runs and belas included', () => {
    const hand = playedByFour({ revoke: 0, melds: [run(0, 'AS KS QS')], bela: [1] })
    const row = score(table, hand)
    expect([row.score.verdict, row.score.points]).toEqual(['revoked', [0, 202]])
  })

  it('a revoke needs no count of tricks, as the hand may have been broken off', () => {
    const hand = playedByFour({ revoke: 0, tricks: [2, 1], melds: [run(1, 'AS KS QS')] })
    expect(score(table, hand).score.points).toEqual([0, 182])
  })

  it('a revoke in a doubled hand counts double', () => {
    expect(score(contracts, playedByFour({ revoke: 1, multiplier: 2 })).score.points).toEqual([324, 0])
  })
})
