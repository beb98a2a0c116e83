import { describe, expect, it } from 'vitest'
import { isSameLine, type Line } from '@/lib/engine/score/line'
import type { Hand } from '@/lib/engine/table/hand'
import type { Rules } from '@/lib/engine/table/options'
import { claimed, played, playedByFour, playedByThree, rules, run, said, score, sheet } from '../support/builders'

/** Returns a line as text. Lines with 0 points are included here. */
const told = ({ side, points, reason, rule }: Line): string => `${side} ${points} ${reason.kind} by ${rule}`
const onSheet = (table: Rules, hand: Hand) => score(table, hand).score.sheetLines.map(told)
const earned = (table: Rules, hand: Hand) => score(table, hand).score.earnedLines.map(told)

describe('lines for things that did not happen', () => {
  it('a claim without runs has no line for them and goes to the claimant', () => {
    expect(earned(rules('bela-2'), claimed())).toEqual(['0 44 cards by claim-counts'])
    expect(onSheet(rules('bela-2'), claimed())).toEqual(['0 44 own by claim-counts'])
  })

  it('a taker who goes bate with nothing gives the other side no line', () => {
    expect(onSheet(rules('bela-2'), played({ cardPoints: [0, 115], lastTrick: 1, tricks: [1, 8] }))).toEqual([
      '0 0 own by bate',
      '1 125 own by bate',
      '0 0 bate by bate',
    ])
  })

  it('a hand taken on big without a double is told as big alone', () => {
    const hand = playedByThree({ cardPoints: [80, 40, 30], lastTrick: 0, big: true })
    expect(onSheet(rules('bela-3', { big: 'allowed' }), hand)).toEqual([
      '0 90 own by made',
      '1 40 own by made',
      '2 30 own by made',
      '0 90 big by big',
      '1 40 big by big',
      '2 30 big by big',
    ])
  })

  it('a dropped half point has one line where nothing is doubled', () => {
    const row = score(rules('bela-3'), playedByThree({ cardPoints: [41, 55, 45], lastTrick: 2 }))
    const dropped = row.score.sheetLines.find(({ reason }) => reason.kind === 'half-dropped')
    expect(dropped?.reason).toEqual({ kind: 'half-dropped', doubledAfter: false })
  })

  it.each(['after-rounding', 'before-rounding'] as const)(
    'undoubled match points have only a line for rounding, where doubles multiply %s',
    (multiply) => {
      const table = rules('bridge-belote', { multiply })
      expect(onSheet(table, playedByFour({ taker: 1 }))).toEqual(['0 16 rounded by match-points'])
    },
  )
})

describe('a failed bid at tables that write only what was bid and made', () => {
  const table = rules('contree', { bidWrites: 'bid', failedBid: 'no' })
  const failed = playedByFour({ cardPoints: [70, 82], bid: 110 })

  it('the other side has a line of 0 with its reason', () => {
    expect(onSheet(table, failed)).toEqual(['1 0 bid-unwritten by bate'])
    expect(onSheet(table, { ...failed, revoke: 1 })).toEqual(['0 0 bid-unwritten by revoke'])
  })

  it('the other side has it beside a bela that the taker keeps', () => {
    expect(onSheet({ ...table, belaKept: 'yes' }, { ...failed, bela: [0] })).toEqual([
      '1 0 bid-unwritten by bate',
      '0 20 bela-kept by bela',
    ])
  })

  it('the other side has no such line where declarations go over', () => {
    expect(onSheet(table, { ...failed, bela: [0] })).toEqual(['1 20 declared by bate'])
  })
})

describe('a tie in match points that leaves the defenders their own points', () => {
  // With the fifty each side makes 106. Both are at the limit of a suit, so the taker’s part is rounded up. 21 for 212 in all.
  const at = (changes: Partial<Rules>) => rules('bridge-belote', { tie: 'defender-own', doubling: 4, ...changes })
  const level = playedByFour({ cardPoints: [46, 106], lastTrick: 0, melds: [run(0, 'KS QS JS 10S')] })

  it.each(['after-rounding', 'before-rounding'] as const)(
    'an undoubled tie has a line for each side, where doubles multiply %s',
    (multiply) => {
      expect(onSheet(at({ multiply }), level)).toEqual([
        '0 11 rounded by rounding',
        '1 10 rounded by rounding',
        '0 -11 tie-lost by tie',
      ])
    },
  )

  it('a tie doubled twice after rounding adds three times more to each side', () => {
    const row = score(at({}), { ...level, multiplier: 4 })
    expect(row.score.sheetLines.map(told)).toEqual([
      '0 11 rounded by rounding',
      '1 10 rounded by rounding',
      '0 33 doubled by doubling',
      '1 30 doubled by doubling',
      '0 -44 tie-lost by tie',
    ])
    expect(row.score.points).toEqual([0, 40])
    expect(row.heldOver).toBe(0)
  })

  it('a tie doubled twice before rounding is 424 each, and the four is rounded down', () => {
    expect(onSheet(at({ multiply: 'before-rounding' }), { ...level, multiplier: 4 })).toEqual([
      '0 42 rounded by rounding',
      '1 42 rounded by rounding',
      '0 -42 tie-lost by tie',
    ])
  })
})

describe('runs that were only half told', () => {
  it('a run that can only be in trumps counts as the best of its hand', () => {
    // The other side has the king-high runs of spades, diamonds and clubs. The fourth is in hearts, and hearts are trumps.
    const melds = [
      said(0, 3, 'K', 'spades'),
      said(0, 3, 'K', 'diamonds'),
      said(0, 3, 'K', 'clubs'),
      said(1, 3, 'K', null),
    ]
    expect(earned(rules('bela-2'), played({ trump: 'hearts', melds })).slice(3)).toEqual([
      '0 0 run-beaten by losing-runs',
      '0 0 run-beaten by losing-runs',
      '0 0 run-beaten by losing-runs',
      '1 20 run by run-of-three',
    ])
  })

  it('a dead run and the run that it blocks score nothing without a question', () => {
    const table = rules('bela-2', { equalRuns: 'nobody', trumpRun: 'equal' })
    const melds = [said(0, 3, null, 'clubs'), said(1, 3, 'A', 'spades')]
    const hand = played({ cardPoints: [110, 0], lastTrick: 0, tricks: [9, 0], melds })
    expect(earned(table, hand).slice(3)).toEqual(['0 0 run-blocked by dead-run', '1 0 run-dead by runs-need-trick'])
  })

  it('the side with the best run is asked for its tricks where they may be none', () => {
    const hand = played({ cardPoints: [0, 115], lastTrick: 1, tricks: null, melds: [run(0, 'AS KS QS')] })
    expect(sheet(rules('bela-2'), [hand]).open?.problem).toMatchObject({ name: 'say-tricks', figures: { side: 0 } })
  })
})

describe('comparing two lines', () => {
  const line: Line = {
    side: 0,
    points: 20,
    reason: { kind: 'run', seat: 0, length: 3, top: 'K', suit: 'spades' },
    rule: 'run-of-three',
  }

  it('two lines are the same even if they rest on different rules', () => {
    expect(isSameLine(line, { ...line, rule: 'second-runs' })).toBe(true)
  })

  it.each([
    ['another side', { ...line, side: 1 }],
    ['other points', { ...line, points: 50 }],
    ['another side with other points', { ...line, side: 1, points: 50 }],
    ['another card on top', { ...line, reason: { ...line.reason, top: 'Q' } }],
    ['another reason', { ...line, reason: { kind: 'run-beaten', seat: 0, length: 3 } }],
  ] as const)('two lines differ with %s', (_, other) => {
    expect(isSameLine(line, other as Line)).toBe(false)
  })
})
