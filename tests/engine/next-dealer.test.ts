import { describe, expect, it } from 'vitest'
import type { Hand } from '@/lib/engine/table/hand'
import {
  agreed,
  counted,
  played,
  playedByFour,
  playedByThree,
  rules,
  score,
  sheet,
  thrownIn,
} from '../support/builders'

const bate = { cardPoints: [50, 65] }
const level = { cardPoints: [61, 51], lastTrick: 1 }

describe('the next dealer with two players', () => {
  it.each([
    ['the taker who made it', played(), 1, 0],
    ['the taker who dealt and made it', played({ taker: 1, cardPoints: [50, 65] }), 1, 1],
    ['the defender of a bate', played(bate), 1, 1],
    ['no one after a tie: the deal alternates', played(level), 1, 0],
    ['no one after a tie: the deal alternates', played(level), 0, 1],
    ['the side that gained by a revoke', played({ revoke: 0 }), 0, 1],
    ['the winner of a counted hand', counted(), 0, 0],
  ] as const)('the winner of the hand deals: %s', (_, hand, dealer, next) => {
    expect(score(rules('bela-2'), hand, { dealer }).nextDealer).toBe(next)
  })

  it('the deal moves in turn where the document says so, no matter who won', () => {
    for (const hand of [played(), played(bate), played(level)]) {
      expect(score(rules('bicycle'), hand, { dealer: 0 }).nextDealer).toBe(1)
    }
  })
})

describe('the next dealer with three players', () => {
  it.each([
    ['the taker who made it', playedByThree(), 0],
    ['the higher opponent of a bate', playedByThree({ cardPoints: [40, 40, 60] }), 2],
  ])('the winner of the hand deals among three: %s', (_, hand, next) => {
    expect(score(rules('bela-3'), hand).nextDealer).toBe(next)
  })
})

describe('the next dealer with partners', () => {
  const winnerDeals = rules('klabberjass-4', { nextDealer: 'winner' })

  it('with partners the deal moves on after every hand', () => {
    expect(score(rules('klabberjass-4'), playedByFour()).nextDealer).toBe(0)
    expect(score(rules('bridge-belote'), playedByFour(), { dealer: 1 }).nextDealer).toBe(2)
  })

  it.each([
    ['the taker who made it', playedByFour({ taker: 2 }), 3, 2],
    ['of the other side the first after the dealer', playedByFour({ taker: 1 }), 3, 0],
    ['of the other side the first after the dealer', playedByFour({ taker: 1 }), 0, 2],
    ['of the side that gained by a revoke the first after the dealer', playedByFour({ revoke: 0 }), 1, 3],
  ])('a winner among partners deals: %s', (_, hand, dealer, next) => {
    expect(score(winnerDeals, hand, { dealer }).nextDealer).toBe(next)
  })
})

describe('the next dealer after a deal that was not played', () => {
  it.each([
    ['all-pass', 'bela-2', 0],
    ['schmeiss', 'lehman', 0],
    ['all-pass', 'bicycle', 0],
    ['all-pass', 'denexa', 1],
    ['schmeiss', 'denexa', 1],
    ['void-deal', 'bela-2', 1],
    ['misdeal', 'bela-2', 1],
    ['misdeal', 'bicycle', 1],
  ] as const)('after %s in %s the deal goes to seat %i', (why, base, next) => {
    expect(score(rules(base), thrownIn(why), { dealer: 1 }).nextDealer).toBe(next)
  })
})

describe('points settled by word', () => {
  it('points settled by word do not move the deal', () => {
    expect(score(rules('bela-2'), agreed([0, 20]), { dealer: 1 }).nextDealer).toBe(1)
    expect(score(rules('klabberjass-4'), agreed([0, 20]), { dealer: 2 }).nextDealer).toBe(2)
  })
})

describe('a hand that the wrong player dealt', () => {
  const dealers = (hands: readonly Hand[]) =>
    sheet(rules('klabberjass-4'), hands).rows.map((row) => (row.state === 'scored' ? row.dealer : null))

  it('the deal continues from the player who dealt by mistake', () => {
    expect(dealers([playedByFour(), playedByFour({ dealer: 2 }), thrownIn(), playedByFour()])).toEqual([3, 2, 3, 0])
  })

  it('a mistaken dealer counts after a misdeal and after points by word too', () => {
    expect(dealers([thrownIn('misdeal', 1), agreed([5, 0], { dealer: 2 }), playedByFour()])).toEqual([1, 2, 2])
  })
})
