import { expect, it } from 'vitest'
import { firstCards } from '@/lib/rulesets/lookup/first-cards'
import { RULE_SET_IDS } from '@/lib/rulesets/sets/rule-set'

it('five cards come before a card is turned up in bridge-belote and in the French games, and six elsewhere', () => {
  expect(RULE_SET_IDS.filter((id) => firstCards(id) === 5)).toEqual(['bridge-belote', 'belote', 'contree', 'coinche'])
})
