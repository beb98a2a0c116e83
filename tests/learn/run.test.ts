import { describe, expect, it } from 'vitest'
import { rightIn, rulesApart, rulesMissed } from '@/lib/learn/run'
import { played, rules, score } from '../support/builders'

const two = rules('bela-2')
const right = score(two, played({ taker: 0, cardPoints: [40, 90], lastTrick: 1, bela: [0] }))

describe('a run of answers', () => {
  it('a run counts the right answers', () => {
    const answers = [true, false, true].map((isRight) => ({ isRight, missed: [] }))
    expect(rightIn(answers)).toBe(2)
  })

  it('a run names each missed rule once, the one missed most often first', () => {
    const missed = [['bela'], ['tie', 'bate'], ['bate']] as const
    expect(rulesMissed(missed.map((each) => ({ isRight: false, missed: each })))).toEqual(['bate', 'bela', 'tie'])
  })
})

describe('the rules that a wrong answer missed', () => {
  it('a forgotten declaration is named as the missed rule', () => {
    const wrong = score(two, played({ taker: 0, cardPoints: [40, 90], lastTrick: 1 }))
    expect(rulesApart(right, wrong)).toEqual(['bela'])
  })

  it('the bate is named as the missed rule where each side kept its own', () => {
    const wrong = score(two, played({ taker: 1, cardPoints: [40, 90], lastTrick: 1, bela: [0] }))
    expect(rulesApart(right, wrong)).toContain('bate')
  })
})
