import { describe, expect, it } from 'vitest'
import { isSameLine, type Line } from '@/lib/engine/score/line'
import type { PlayedHand } from '@/lib/engine/table/hand'
import { playedByThree, rules, score } from '../support/builders'

describe('a dropped half point', () => {
  const droppedIn = (hand: PlayedHand) =>
    score(rules('bela-3', { big: 'allowed' }), hand).score.sheetLines.find(
      ({ reason }) => reason.kind === 'half-dropped',
    )

  it('a half point that is dropped before the points are doubled says so', () => {
    // 43 for the taker and 54 for each of the others, one of them with the last trick: 43 + 54 + 44 = 141 in cards.
    const hand = playedByThree({ cardPoints: [43, 54, 44], lastTrick: 2, big: true })
    expect(droppedIn(hand)?.reason).toEqual({ kind: 'half-dropped', doubledAfter: true })
  })

  it('a half point that is dropped from the last figure says so', () => {
    const hand = playedByThree({ cardPoints: [41, 55, 45], lastTrick: 2 })
    expect(droppedIn(hand)?.reason).toEqual({ kind: 'half-dropped', doubledAfter: false })
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
