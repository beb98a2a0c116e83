import { describe, expect, it } from 'vitest'
import { questionById } from '@/lib/rulesets/lookup/questions'
import { firstDealers, nextGameDealer } from '@/lib/rulesets/sets/next-game'
import { RULE_SET_IDS } from '@/lib/rulesets/sets/rule-set'
import { rules } from '../support/builders'

describe('who deals first in the next game', () => {
  it.each(RULE_SET_IDS)('the proposed first dealer is the one that the lookup names: %s', (id) => {
    expect(nextGameDealer(id)).toBe(questionById('next-game-dealer').by[id].answer)
  })

  it('the winner deals first in the next game of Bela for two or three', () => {
    expect(firstDealers('bela-2', rules('bela-2'), 0, 1)).toEqual({ by: 'winner', seats: [1] })
    expect(firstDealers('bela-3', rules('bela-3'), 0, 2)).toEqual({ by: 'winner', seats: [2] })
  })

  it('either of the winners deals first in the next game of bridge-belote', () => {
    expect(firstDealers('bridge-belote', rules('bridge-belote'), 0, 1)).toEqual({ by: 'winners', seats: [1, 3] })
  })

  it('anyone may deal first where the rules are silent, and the next in turn is proposed', () => {
    expect(firstDealers('klabberjass-4', rules('klabberjass-4'), 3, 1)).toEqual({ by: 'afresh', seats: [0, 1, 2, 3] })
    expect(firstDealers('lehman', rules('lehman'), 0, 0)).toEqual({ by: 'afresh', seats: [1, 0] })
  })

  it('anyone may deal first after a game that no one won', () => {
    expect(firstDealers('bela-3', rules('bela-3'), 1, null)).toEqual({ by: 'afresh', seats: [2, 0, 1] })
  })
})
