import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { areAlike, likenessIn, nameKey } from '@/lib/engine/table/alike'
import { ruleSet } from '@/lib/rulesets/sets/catalogue'
import { rulesOf } from '@/lib/rulesets/sets/rule-set'
import { shownNames } from '@/lib/text/terms/names'

const belote = rulesOf(ruleSet('bridge-belote'))
const bela = rulesOf(ruleSet('bela-2'))

describe('the key of a person', () => {
  test.each([
    ['case', 'eve', 'Eve'],
    ['spaces at the ends and between words', ' Mary  Ann ', 'Mary Ann'],
    ['how an accent is stored', 'Jose\u0301', 'Jos\u00e9'],
    ['a capital \u0130 and a small i', '\u0130lker', 'ilker'],
    ['a capital \u0130 and a capital I', '\u0130lker', 'ILKER'],
    ['a capital I and a small \u0131', 'I\u015eIL', '\u0131\u015f\u0131l'],
    [
      'case in Greek, whose last letter has another small form',
      '\u039d\u03af\u03ba\u03bf\u03c2',
      '\u039d\u038a\u039a\u039f\u03a3',
    ],
  ])('names that differ only in %s belong to one person', (_, one, other) => {
    expect(nameKey(one)).toBe(nameKey(other))
  })

  test.each([
    ['an accent', 'Jose', 'Jos\u00e9'],
    ['the alphabet', 'Anna', '\u0410\u043d\u043d\u0430'],
    ['letters of another alphabet that look the same', 'Toma', '\u0422\u043e\u043c\u0430'],
    ['a number', 'Mike', 'Mike 2'],
  ])('names that differ in %s belong to two people', (_, one, other) => {
    expect(nameKey(one)).not.toBe(nameKey(other))
  })

  test('the key of a key is the key itself', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (name) => nameKey(nameKey(name)) === nameKey(name)))
    expect(nameKey(nameKey('\u0130\u0301'))).toBe(nameKey('\u0130\u0301'))
  })

  test('names with the same key look the same', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (name) => areAlike(name, nameKey(name))))
  })
})

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

describe('a name among others', () => {
  test('a name is like that of another place, and never like its own', () => {
    expect(likenessIn(['Ann', 'Bob'], 1, 'ann')).toEqual({ kind: 'same', name: 'Ann' })
    expect(likenessIn(['Ann', 'Bob'], 0, 'ann')).toBeNull()
    expect(likenessIn(['Ann', 'Bob'], null, 'ann')).toEqual({ kind: 'same', name: 'Ann' })
  })

  test('an empty name is like no other', () => {
    expect(likenessIn(['', 'Bob'], 1, ' ')).toBeNull()
  })

  test('a name in another alphabet only looks the same', () => {
    expect(likenessIn(['Toma', 'Bob'], null, '\u0422\u043e\u043c\u0430')).toEqual({ kind: 'alike', name: 'Toma' })
  })

  test('the same person goes before someone whose name only looks the same', () => {
    expect(likenessIn(['\u0422\u043e\u043c\u0430', 'TOMA'], null, 'Toma')).toEqual({ kind: 'same', name: 'TOMA' })
  })

  test('two names of one person are the same, however they are written', () => {
    const keyOf = (name: string) => (name === 'Mick' ? 'mike' : nameKey(name))
    expect(likenessIn(['Mike', 'Bob'], 1, 'Mick', keyOf)).toEqual({ kind: 'same', name: 'Mike' })
  })
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
