import { describe, expect, it } from 'vitest'
import { playedByThree, problemOf, rules, score } from '../support/builders'

const table = rules('bela-3')
const big = rules('bela-3', { big: 'allowed' })
const each = rules('bela-3', { bateTo: 'each' })

describe('the taker among three', () => {
  it('the taker has to beat each of the others, not both together', () => {
    const { score: made } = score(table, playedByThree())
    expect([made.verdict, made.points]).toEqual(['made', [60, 50, 30]])
  })

  it('a taker is bate against a higher opponent, and the lower one keeps the own points', () => {
    const { score: made } = score(table, playedByThree({ cardPoints: [50, 50, 40] }))
    expect([made.verdict, made.points]).toEqual(['bate', [0, 110, 40]])
  })

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
  it('level opponents share the points of the bate', () => {
    const { score: made } = score(table, playedByThree({ cardPoints: [40, 55, 45], lastTrick: 2 }))
    expect(made.points).toEqual([0, 75, 75])
  })

  it('the odd half point of a shared bate is dropped', () => {
    const { score: made } = score(table, playedByThree({ cardPoints: [41, 55, 45], lastTrick: 2 }))
    expect(made.points).toEqual([0, 75, 75])
  })

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

describe('a bate that each opponent gets in full', () => {
  it('each opponent gets all the points of a bate', () => {
    const { score: made } = score(each, playedByThree({ cardPoints: [50, 45, 52] }))
    expect(made.points).toEqual([0, 105, 102])
  })

  it('level opponents get all the points of a bate too', () => {
    const { score: made } = score(each, playedByThree({ cardPoints: [41, 55, 45], lastTrick: 2 }))
    expect(made.points).toEqual([0, 96, 96])
  })
})

describe('taking on big', () => {
  const taken = (cardPoints: readonly number[], lastTrick: number, at = big) =>
    score(at, playedByThree({ cardPoints, lastTrick, big: true })).score

  it('taking on big needs more than both others together, and doubles all points', () => {
    expect(taken([80, 40, 30], 0)).toMatchObject({ verdict: 'made', points: [180, 80, 60] })
  })

  it('taking on big is bate on equal points, and the moved points are doubled too', () => {
    expect(taken([75, 45, 20], 2)).toMatchObject({ verdict: 'bate', points: [0, 240, 60] })
  })

  it('taking on big is bate with more than either opponent but less than both', () => {
    expect(taken([70, 40, 30], 1)).toMatchObject({ verdict: 'bate', points: [0, 240, 60] })
  })

  it('taking on big drops the odd half before it doubles', () => {
    expect(taken([41, 55, 45], 2)).toMatchObject({ points: [0, 150, 150] })
  })

  it('taking on big doubles what each opponent adds', () => {
    expect(taken([75, 45, 20], 2, rules('bela-3', { big: 'allowed', bateTo: 'each' }))).toMatchObject({
      points: [0, 240, 210],
    })
  })

  it('taking on big is refused at a table that does not play it', () => {
    expect(problemOf(table, playedByThree({ big: true }))?.name).toBe('big-not-played')
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

  it('with thirty-two cards five are out of play', () => {
    expect([84, 85, 152, 153].map((sum) => accepts(table, sum))).toEqual([false, true, true, false])
  })
})

describe('a revoke among three', () => {
  it('a revoke gives the offender’s points to the higher of the others, as in a bate', () => {
    const { score: made } = score(table, playedByThree({ revoke: 1 }))
    expect([made.verdict, made.points]).toEqual(['revoked', [110, 0, 30]])
  })

  it('a revoke gives the points to each opponent where a bate does', () => {
    expect(score(each, playedByThree({ revoke: 0 })).score.points).toEqual([0, 110, 90])
  })

  it('a revoke shares the points between two level opponents', () => {
    const hand = playedByThree({ cardPoints: [60, 30, 40], revoke: 0 })
    expect(score(table, hand).score.points).toEqual([0, 70, 70])
  })

  it('a revoke lets the player who gained deal next', () => {
    expect(score(table, playedByThree({ revoke: 0 })).nextDealer).toBe(1)
  })
})
