import { describe, expect, it } from 'vitest'
import { goalLabel, needText } from '@/lib/text/screens/needs'
import { tableAt } from '../support/text-builders'

describe('what a side needs, in words', () => {
  const four = tableAt('klabberjass-4')

  it('names the taker to those who play against', () => {
    expect(goalLabel(four, 2, 0, 'hand')).toBe('to make the hand')
    expect(goalLabel(four, 2, 1, 'hand')).toBe('to have Ann fail')
    expect(goalLabel(four, 2, 1, 'game')).toBe('to win the game')
  })

  it('is a number, or says that none will do or that more has to be said', () => {
    expect(needText({ kind: 'points', points: 82 })).toBe('82')
    expect(needText({ kind: 'points', points: 0 })).toBe('nothing more')
    expect(needText({ kind: 'never' })).toBe('not possible')
    expect(needText({ kind: 'open' })).toBe('add run details')
  })
})
