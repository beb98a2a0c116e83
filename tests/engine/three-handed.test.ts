import { describe, expect, it } from 'vitest'
import { playedByThree, problemOf, rules, score } from '../support/builders'

const table = rules('bela-3')
const big = rules('bela-3', { big: 'allowed' })
const each = rules('bela-3', { bateTo: 'each' })

describe('the taker among three', () => {
  it('has to beat each of the others, not both together', () => {
    const { score: made } = score(table, playedByThree())
    expect([made.verdict, made.points]).toEqual(['made', [60, 50, 30]])
  })

  it('is bate against one who made more: that one takes the points, the lower one keeps the own', () => {
    const { score: made } = score(table, playedByThree({ cardPoints: [50, 50, 40] }))
    expect([made.verdict, made.points]).toEqual(['bate', [0, 110, 40]])
  })

  it('is bate against one who made as much', () => {
    const { score: made } = score(table, playedByThree({ cardPoints: [50, 40, 40] }))
    expect([made.earned, made.verdict, made.points]).toEqual([[50, 50, 40], 'bate', [0, 100, 40]])
  })

  it('is bate though one opponent made less, who keeps the own points', () => {
    const { score: made } = score(table, playedByThree({ taker: 1, cardPoints: [20, 50, 60], lastTrick: 2 }))
    expect(made.points).toEqual([20, 0, 120])
  })
})

describe('opponents level above the taker', () => {
  it('share the points of the bate', () => {
    const { score: made } = score(table, playedByThree({ cardPoints: [40, 55, 45], lastTrick: 2 }))
    expect(made.points).toEqual([0, 75, 75])
  })

  it('drop the odd half point', () => {
    const { score: made } = score(table, playedByThree({ cardPoints: [41, 55, 45], lastTrick: 2 }))
    expect(made.points).toEqual([0, 75, 75])
  })

  it('share too when they are level with the taker', () => {
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
  ])('after dealer %i, seat %i deals: of equal ones the first after the dealer', (dealer, nextDealer) => {
    const hand = playedByThree({ cardPoints: [40, 55, 45], lastTrick: 2, dealer })
    expect(score(table, hand).nextDealer).toBe(nextDealer)
  })
})

describe('where each opponent adds the points of the bate', () => {
  it('both get all of them', () => {
    const { score: made } = score(each, playedByThree({ cardPoints: [50, 45, 52] }))
    expect(made.points).toEqual([0, 105, 102])
  })

  it('opponents who are level get all of them too', () => {
    const { score: made } = score(each, playedByThree({ cardPoints: [41, 55, 45], lastTrick: 2 }))
    expect(made.points).toEqual([0, 96, 96])
  })
})

describe('taking on big', () => {
  const taken = (cardPoints: readonly number[], lastTrick: number, at = big) =>
    score(at, playedByThree({ cardPoints, lastTrick, big: true })).score

  it('needs more than both others together, and doubles everybody’s points', () => {
    expect(taken([80, 40, 30], 0)).toMatchObject({ verdict: 'made', points: [180, 80, 60] })
  })

  it('is bate on as much as both together; the transfer is doubled too', () => {
    expect(taken([75, 45, 20], 2)).toMatchObject({ verdict: 'bate', points: [0, 240, 60] })
  })

  it('is bate with more than either but less than both', () => {
    expect(taken([70, 40, 30], 1)).toMatchObject({ verdict: 'bate', points: [0, 240, 60] })
  })

  it('drops the odd half before it doubles', () => {
    expect(taken([41, 55, 45], 2)).toMatchObject({ points: [0, 150, 150] })
  })

  it('doubles what each opponent adds', () => {
    expect(taken([75, 45, 20], 2, rules('bela-3', { big: 'allowed', bateTo: 'each' }))).toMatchObject({
      points: [0, 240, 210],
    })
  })

  it('is refused at a table that does not play it', () => {
    expect(problemOf(table, playedByThree({ big: true }))?.name).toBe('big-not-played')
  })
})

describe('the cards in play', () => {
  const with28 = rules('bela-3', { pack: 28, exchangeSeven: 'no' })
  const sums = Array.from({ length: 60 }, (_, index) => 100 + index)
  const accepts = (at: typeof table, sum: number) =>
    problemOf(at, playedByThree({ cardPoints: [sum - 70, 40, 30] })) === null

  it('with twenty-eight cards only the turn-up is out, so few sums can be', () => {
    expect(sums.filter((sum) => accepts(with28, sum))).toEqual([132, 138, 141, 142, 148, 149, 150, 152])
  })

  it('with thirty-two cards five are out', () => {
    expect([84, 85, 152, 153].map((sum) => accepts(table, sum))).toEqual([false, true, true, false])
  })
})

describe('a revoke among three', () => {
  it('gives the offender’s points to the higher of the others, as in a bate', () => {
    const { score: made } = score(table, playedByThree({ revoke: 1 }))
    expect([made.verdict, made.points]).toEqual(['revoked', [110, 0, 30]])
  })

  it('gives them to each where a bate does', () => {
    expect(score(each, playedByThree({ revoke: 0 })).score.points).toEqual([0, 110, 90])
  })

  it('shares them between two who are level', () => {
    const hand = playedByThree({ cardPoints: [60, 30, 40], revoke: 0 })
    expect(score(table, hand).score.points).toEqual([0, 70, 70])
  })

  it('lets the one who gained deal next', () => {
    expect(score(table, playedByThree({ revoke: 0 })).nextDealer).toBe(1)
  })
})
