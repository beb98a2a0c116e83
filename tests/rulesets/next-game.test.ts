import { describe, expect, it } from 'vitest'
import { questionById } from '@/lib/rulesets/lookup/questions'
import { firstDealers, nextGameDealer } from '@/lib/rulesets/sets/next-game'
import { RULE_SET_IDS } from '@/lib/rulesets/sets/rule-set'
import { rules } from '../support/builders'

describe('who deals first in the next game', () => {
  it.each(RULE_SET_IDS)('is what the lookup answers: %s', (id) => {
    expect(nextGameDealer(id)).toBe(questionById('next-game-dealer').by[id].answer)
  })

  it('is the winner at Bela for two and for three', () => {
    expect(firstDealers('bela-2', rules('bela-2'), 0, 1)).toEqual({ by: 'winner', seats: [1] })
    expect(firstDealers('bela-3', rules('bela-3'), 0, 2)).toEqual({ by: 'winner', seats: [2] })
  })

  it('is either of the winners at bridge-belote', () => {
    expect(firstDealers('bridge-belote', rules('bridge-belote'), 0, 1)).toEqual({ by: 'winners', seats: [1, 3] })
  })

  it('may be anyone where nothing is said, the next in turn being proposed', () => {
    expect(firstDealers('klabberjass-4', rules('klabberjass-4'), 3, 1)).toEqual({ by: 'afresh', seats: [0, 1, 2, 3] })
    expect(firstDealers('lehman', rules('lehman'), 0, 0)).toEqual({ by: 'afresh', seats: [1, 0] })
  })

  it('may be anyone after a game that no one won', () => {
    expect(firstDealers('bela-3', rules('bela-3'), 1, null)).toEqual({ by: 'afresh', seats: [2, 0, 1] })
  })
})
