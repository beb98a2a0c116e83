import { describe, expect, it } from 'vitest'
import { playedByThree, problemOf, rules, score } from '../support/builders'

const table = rules('bela-3')
const each = rules('bela-3', { bateTo: 'each' })

describe('the taker among three', () => {
  it('a taker is bate against an opponent with as many points', () => {
    const { score: made } = score(table, playedByThree({ cardPoints: [50, 40, 40] }))
    expect([made.earned, made.verdict, made.points]).toEqual([[50, 50, 40], 'bate', [0, 100, 40]])
  })

  it('a taker is bate though one opponent made less and keeps the own points', () => {
    const { score: made } = score(table, playedByThree({ taker: 1, cardPoints: [20, 50, 60], lastTrick: 2 }))
    expect(made.points).toEqual([20, 0, 120])
  })
})

describe('opponents level above the taker', () => {
  it('opponents share a bate too when they are level with the taker', () => {
    const { score: made } = score(table, playedByThree({ cardPoints: [50, 50, 40], lastTrick: 2 }))
    expect([made.earned, made.points]).toEqual([
      [50, 50, 50],
      [0, 75, 75],
    ])
  })

  it.each([
    [2, 1],
    [0, 1],
    [1, 2],
  ])('after dealer %i, seat %i deals: of equal opponents the first after the dealer', (dealer, nextDealer) => {
    const hand = playedByThree({ cardPoints: [40, 55, 45], lastTrick: 2, dealer })
    expect(score(table, hand).nextDealer).toBe(nextDealer)
  })
})

describe('the cards in play', () => {
  const with28 = rules('bela-3', { pack: 28, exchangeSeven: 'no' })
  const sums = Array.from({ length: 60 }, (_, index) => 100 + index)
  const accepts = (at: typeof table, sum: number) =>
    problemOf(at, playedByThree({ cardPoints: [sum - 70, 40, 30] })) === null

  it('with twenty-eight cards only the turned-up card is out, so few sums are possible', () => {
    expect(sums.filter((sum) => accepts(with28, sum))).toEqual([132, 138, 141, 142, 148, 149, 150, 152])
  })
})

describe('a revoke among three', () => {
  it('a revoke gives the points to each opponent where a bate does', () => {
    expect(score(each, playedByThree({ revoke: 0 })).score.points).toEqual([0, 110, 90])
  })
})
