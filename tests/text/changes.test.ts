import { describe, expect, it } from 'vitest'
import { changesSentence, totalsSentence } from '@/lib/text/en/changes'
import { tableOf } from '@/lib/text/en/names'
import { WORDS } from '@/lib/text/en/words'
import { rules } from '../support/builders'

const two = tableOf(rules('bela-2'), ['Mike', 'Yetta'], WORDS['bela-2'])
const four = tableOf(rules('bridge-belote'), ['Ani', 'Boyan', 'Vera', 'Georgi'], WORDS['bridge-belote'])

describe('what a correction changes, in words', () => {
  it('is one sentence, however much it is', () => {
    const sentence = changesSentence(two, [
      { kind: 'verdict', hand: 3, verdict: 'tied', heldOverAdded: 61 },
      { kind: 'points', hands: [4, 5] },
      { kind: 'win-undone', hand: 8, winner: 1 },
    ])
    expect(sentence).toBe(
      'Hand 4 becomes level (61 held over), the points of hands 5 and 6 change, and the win of Yetta at hand 9 is undone.',
    )
  })

  it('is nothing where nothing changes', () => {
    expect(changesSentence(two, [])).toBeNull()
    expect(totalsSentence(two, [363, 61], [363, 61])).toBeNull()
  })

  it('gives the totals that become others, and those alone', () => {
    expect(totalsSentence(two, [363, 240], [308, 240])).toBe('Then Mike has 308 instead of 363.')
    expect(totalsSentence(two, [363, 240], [308, 295])).toBe(
      'Then Mike has 308 instead of 363, and Yetta has 295 instead of 240.',
    )
  })

  it('speaks of partners as of two', () => {
    expect(totalsSentence(four, [12, 20], [14, 20])).toBe('Then Ani and Vera have 14 instead of 12.')
  })
})
