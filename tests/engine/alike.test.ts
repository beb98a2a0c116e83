import { describe, expect, test } from 'vitest'
import { areAlike, isTaken } from '@/lib/engine/table/alike'
import { ruleSet } from '@/lib/rulesets/sets/catalogue'
import { rulesOf } from '@/lib/rulesets/sets/rule-set'
import { shownNames } from '@/lib/text/terms/names'

const belote = rulesOf(ruleSet('bridge-belote'))
const bela = rulesOf(ruleSet('bela-2'))

describe('comparing two names', () => {
  test.each([
    ['case', 'Ann', 'aNN'],
    ['spaces at the ends and between words', 'Mary Ann', ' Mary  Ann '],
    ['the alphabet of letters that look alike', 'ANNA', '\u0410NN\u0410'],
    ['small letters of another alphabet', 'Pepa', '\u0420\u0435\u0440\u0430'],
    ['Greek letters', 'Kate', '\u039aate'],
    ['how an accent is stored', 'Jose\u0301', 'Jos\u00e9'],
    ['wide letters', '\uff21nn', 'Ann'],
    ['joiners that are not seen', 'An\u200dn', 'Ann'],
  ])('two names are the same apart from %s', (_, one, other) => {
    expect(areAlike(one, other)).toBe(true)
  })

  test.each([
    ['Ann', 'Anna'],
    ['Jose', 'Jos\u00e9'],
    ['\u0410\u043d\u0430', 'Ana'],
    ['Mike', 'Mike 2'],
  ])('%s and %s are two names', (one, other) => {
    expect(areAlike(one, other)).toBe(false)
  })
})

test('a name is taken only if another seat has it, and an empty name never is', () => {
  expect(isTaken(['Ann', 'Bob'], 1, 'ann')).toBe(true)
  expect(isTaken(['Ann', 'Bob'], 0, 'ann')).toBe(false)
  expect(isTaken(['', 'Bob'], 1, ' ')).toBe(false)
})

describe('equal names from a file, a link or another phone', () => {
  test('equal names are shown with a number from the second on', () => {
    expect(shownNames(belote, ['Ann', 'Cem', 'ann', 'Dee'])).toEqual(['Ann', 'Cem', 'ann 2', 'Dee'])
    expect(shownNames(belote, ['Ann', 'Ann', 'Ann', 'Ann'])).toEqual(['Ann', 'Ann 2', 'Ann 3', 'Ann 4'])
  })

  test('the added number never makes a name that is already there', () => {
    expect(shownNames(belote, ['Ann', 'Ann', 'Ann 2', ''])).toEqual(['Ann', 'Ann 3', 'Ann 2', 'East'])
  })

  test('an added number leaves a name alone that is the word for a seat', () => {
    expect(shownNames(bela, ['Guest', ''])).toEqual(['Guest', 'Player 2'])
  })
})
