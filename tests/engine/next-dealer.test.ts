import { describe, expect, it } from 'vitest'
import type { Hand } from '@/lib/engine/table/hand'
import {
  agreed,
  counted,
  lastRow,
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

describe('with two players the winner of the hand deals', () => {
  it.each([
    ['the taker who made it', played(), 1, 0],
    ['the taker who dealt and made it', played({ taker: 1, cardPoints: [50, 65] }), 1, 1],
    ['the defender of a bate', played(bate), 1, 1],
    ['nobody after a tie: the deal alternates', played(level), 1, 0],
    ['nobody after a tie: the deal alternates', played(level), 0, 1],
    ['whoever gained by a revoke', played({ revoke: 0 }), 0, 1],
    ['the winner of a counted hand', counted(), 0, 0],
  ] as const)('%s', (_, hand, dealer, next) => {
    expect(score(rules('bela-2'), hand, { dealer }).nextDealer).toBe(next)
  })

  it('in turn where the document has it so, whoever won', () => {
    for (const hand of [played(), played(bate), played(level)]) {
      expect(score(rules('bicycle'), hand, { dealer: 0 }).nextDealer).toBe(1)
    }
  })
})

describe('with three players', () => {
  it.each([
    ['the taker who made it', playedByThree(), 0],
    ['the higher opponent of a bate', playedByThree({ cardPoints: [40, 40, 60] }), 2],
    [
      'of opponents who are level the first after the dealer',
      playedByThree({ cardPoints: [40, 55, 45], lastTrick: 2 }),
      1,
    ],
  ])('%s', (_, hand, next) => {
    expect(score(rules('bela-3'), hand).nextDealer).toBe(next)
  })
})

describe('with partners', () => {
  const winnerDeals = rules('klabberjass-4', { nextDealer: 'winner' })

  it('the deal moves on after every hand', () => {
    expect(score(rules('klabberjass-4'), playedByFour()).nextDealer).toBe(0)
    expect(score(rules('bridge-belote'), playedByFour(), { dealer: 1 }).nextDealer).toBe(2)
  })

  it.each([
    ['the taker who made it', playedByFour({ taker: 2 }), 3, 2],
    ['of the other side the first after the dealer', playedByFour({ taker: 1 }), 3, 0],
    ['of the other side the first after the dealer', playedByFour({ taker: 1 }), 0, 2],
    ['of the side that gained by a revoke the first after the dealer', playedByFour({ revoke: 0 }), 1, 3],
  ])('where the winner deals: %s', (_, hand, dealer, next) => {
    expect(score(winnerDeals, hand, { dealer }).nextDealer).toBe(next)
  })
})

describe('after a deal that was not played', () => {
  it.each([
    ['all-pass', 'bela-2', 0],
    ['schmeiss', 'lehman', 0],
    ['all-pass', 'bicycle', 0],
    ['all-pass', 'denexa', 1],
    ['schmeiss', 'denexa', 1],
    ['void-deal', 'bela-2', 1],
    ['misdeal', 'bela-2', 1],
    ['misdeal', 'bicycle', 1],
  ] as const)('%s in %s: seat %i', (why, base, next) => {
    expect(score(rules(base), thrownIn(why), { dealer: 1 }).nextDealer).toBe(next)
  })
})

describe('points settled by word', () => {
  it('do not move the deal', () => {
    expect(score(rules('bela-2'), agreed([0, 20]), { dealer: 1 }).nextDealer).toBe(1)
    expect(score(rules('klabberjass-4'), agreed([0, 20]), { dealer: 2 }).nextDealer).toBe(2)
  })
})

describe('where the wrong player dealt', () => {
  const dealers = (hands: readonly Hand[]) =>
    sheet(rules('klabberjass-4'), hands).rows.map((row) => (row.state === 'scored' ? row.dealer : null))

  it('the deal goes on from that player', () => {
    expect(dealers([playedByFour(), playedByFour({ dealer: 2 }), thrownIn(), playedByFour()])).toEqual([3, 2, 3, 0])
  })

  it('after a misdeal and after a word too', () => {
    expect(dealers([thrownIn('misdeal', 1), agreed([5, 0], { dealer: 2 }), playedByFour()])).toEqual([1, 2, 2])
  })

  it('eldest is reckoned from who in fact dealt', () => {
    const table = rules('bela-3')
    const hand = playedByThree({ cardPoints: [40, 55, 45], lastTrick: 2, dealer: 1 })
    expect(lastRow(sheet(table, [hand])).nextDealer).toBe(2)
  })
})
