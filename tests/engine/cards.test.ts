import { describe, expect, test } from 'vitest'
import { isCard, isRank, isSuit, isTrump, parseCards } from '@/lib/engine/table/card'
import { beats, winningPlace } from '@/lib/engine/table/trick'

describe('words for cards', () => {
  test.each([
    ['A', 'rank'],
    ['10', 'rank'],
    ['7', 'rank'],
    ['hearts', 'suit'],
    ['clubs', 'suit'],
    ['none', 'trump'],
    ['all', 'trump'],
    ['AS', 'card'],
    ['10H', 'card'],
    ['6S', 'nothing'],
    ['', 'nothing'],
    [10, 'nothing'],
    [null, 'nothing'],
  ] as const)('the word %j is a %s', (text, kind) => {
    expect([isRank(text), isSuit(text), isCard(text)]).toEqual([kind === 'rank', kind === 'suit', kind === 'card'])
    expect(isTrump(text)).toBe(kind === 'suit' || kind === 'trump')
  })

  test('a word that is no card makes the whole text invalid', () => {
    expect(parseCards('')).toEqual([])
    expect(parseCards(' AS  10H ')).toEqual(['AS', '10H'])
    expect(parseCards('AS 6S')).toBeNull()
  })
})

describe('two cards in a trick led in spades', () => {
  test.each([
    ['a higher card of the suit', 'AS', '10S', 'hearts', true],
    ['a lower one does not beat it', '10S', 'AS', 'hearts', false],
    ['a card does not beat itself', 'AS', 'AS', 'hearts', false],
    ['any trump beats a plain card', '7H', 'AS', 'hearts', true],
    ['and is not beaten by one', 'AS', '7H', 'hearts', false],
    ['of trumps the jack is the best', 'JH', '9H', 'hearts', true],
    ['then the nine', 'AH', '9H', 'hearts', false],
    ['of another suit none beats', 'AD', '7S', 'hearts', false],
    ['and any of the suit led beats it', '7S', 'AD', 'hearts', true],
    ['two of other suits beat neither each other', 'AD', '7C', 'hearts', false],
    ['without trumps the ace is over the ten', 'AS', '10S', 'none', true],
    ['and no suit over another', 'AH', '7S', 'none', false],
    ['nor under it but for the lead', '7S', 'AH', 'none', true],
    ['at all trumps the jack is over the ace', 'JS', 'AS', 'all', true],
    ['another suit is no trump of it', 'JH', '7S', 'all', false],
    ['and is beaten by the suit led', '7S', 'JH', 'all', true],
  ] as const)('two cards are compared, %s: %s, %s, %s', (_, card, other, trump, expected) => {
    expect(beats(card, other, 'spades', trump)).toBe(expected)
  })

  test('the winning card is told by its place in the trick', () => {
    expect(winningPlace([], 'hearts')).toBeNull()
    expect(winningPlace(['7S', 'AD', '10S', 'KS'], 'hearts')).toBe(2)
    expect(winningPlace(['AS', '7H', '10S', '8H'], 'hearts')).toBe(3)
    expect(winningPlace(['AS', '9H', '10S', '8H'], 'hearts')).toBe(1)
  })
})
