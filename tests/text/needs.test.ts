import { describe, expect, it } from 'vitest'
import { goalLabel, needText } from '@/lib/text/screens/needs'
import { tableAt } from '../support/text-builders'

describe('the sentence about what a side needs', () => {
  const four = tableAt('klabberjass-4')

  it('a side is told to make the hand, to have the taker fail, or to win the game', () => {
    expect(goalLabel(four, 2, 0, 'hand')).toBe('to make the hand')
    expect(goalLabel(four, 2, 1, 'hand')).toBe('to make Ann fail')
    expect(goalLabel(four, 2, 1, 'game')).toBe('to win the game')
  })

  it('a need is a number, nothing more, not possible, or a request for details', () => {
    expect(needText({ kind: 'points', points: 82 })).toBe('82')
    expect(needText({ kind: 'points', points: 0 })).toBe('nothing more')
    expect(needText({ kind: 'never' })).toBe('not possible')
    expect(needText({ kind: 'open' })).toBe('add run details')
  })
})
