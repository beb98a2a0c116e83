import { expect, test } from 'vitest'
import { ruleSet } from '@/lib/rulesets/sets/catalogue'
import { rulesOf } from '@/lib/rulesets/sets/rule-set'
import { storedRules } from '@/lib/rulesets/sets/stored-rules'

test('the rules of a game are stored as a base and its differences', () => {
  expect(storedRules({ base: 'bela-2', tie: 'bate', 'x-note': 'ours' })).toEqual({
    base: 'bela-2',
    rules: { ...rulesOf(ruleSet('bela-2')), tie: 'bate' },
  })
})

test.each([
  undefined,
  null,
  'bela-2',
  {},
  { base: 'whist' },
  { base: 'bela-2', tie: 'maybe' },
  { base: 'bela-2', tie: 'bate', target: 0 },
])('%j are no rules', (json) => {
  expect(storedRules(json)).toBeNull()
})
