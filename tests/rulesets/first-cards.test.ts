import { expect, it } from 'vitest'
import { firstCards } from '@/lib/rulesets/lookup/first-cards'
import { RULE_SET_IDS } from '@/lib/rulesets/sets/rule-set'

it('five cards are dealt before the turn-up in bridge-belote and the French games, elsewhere six', () => {
  expect(RULE_SET_IDS.filter((id) => firstCards(id) === 5)).toEqual(['bridge-belote', 'belote', 'contree', 'coinche'])
})
