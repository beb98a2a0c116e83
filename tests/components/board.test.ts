import { describe, expect, it } from 'vitest'
import { countedBefore, countedCards, figuresOf, tricksEntered } from '@/components/hand/counted'
import { draftFor, emptyDraft, type Draft } from '@/components/hand/draft'
import { readDraft } from '@/components/hand/draft-facts'
import {
  chooseTaker,
  chooseTrump,
  eraseDigit,
  focusField,
  tapCard,
  take,
  typeDigit,
} from '@/components/hand/draft-moves'
import { parseDraft } from '@/components/hand/restore-draft'
import { parseCards, type Trump } from '@/lib/engine/table/card'
import { packOf } from '@/lib/engine/table/deck'
import type { Rules } from '@/lib/engine/table/options'
import { countedWith } from '@/lib/text/sheet/form'
import { played, playedByFour, rules } from '../support/builders'

const two = rules('bela-2')
const bridge = rules('bridge-belote')

/** Returns the form after these cards have been tapped into the pile of a side. */
const tapped = (draft: Draft, side: number, cards: string): Draft =>
  (parseCards(cards) ?? []).reduce((counted, card) => tapCard(counted, side, card), draft)

const clean = (table: Rules): Draft => emptyDraft(table, 'piles')
const figures = (table: Rules, draft: Draft) => figuresOf(table, draft)

/**
 * Counted by hand. As trumps hearts: J 20, 9 14, A 11, 10 10, K 4, Q 3 = 62. As a plain suit the
 * jack is 2 and the nine nothing: 2 + 11 + 10 + 4 + 3 = 30. At all trumps it is 62 again.
 */
const HEARTS = 'JH 9H AH 10H KH QH 8H 7H'

describe('points of a saved hand without its cards', () => {
  const saved = draftFor(bridge, 'piles', playedByFour({ trump: 'hearts', cardPoints: [62, 90] }))

  it('the points of a saved hand belong to the trumps it was saved with', () => {
    expect(countedBefore(saved)).toBeNull()
    expect(countedBefore(chooseTrump(saved, 'spades'))).toBe('hearts')
    expect(countedBefore(take(saved, 1, 'none'))).toBe('hearts')
    expect(countedBefore(chooseTrump(chooseTrump(saved, 'spades'), 'hearts'))).toBeNull()
  })

  it('the points of a saved hand are new once they are typed or tapped again', () => {
    const corrected = chooseTrump(saved, 'spades')
    // With four players all the cards are in play, so that one figure also gives the other.
    expect(countedBefore(typeDigit(bridge, corrected, '3'))).toBeNull()
    expect(countedBefore(tapped(corrected, 0, HEARTS))).toBeNull()
  })

  it('with two players the points are new once both are', () => {
    const mine = typeDigit(two, chooseTrump(draftFor(two, 'piles', played({ trump: 'hearts' })), 'clubs'), '0')
    expect(countedBefore(mine)).toBe('hearts')
    expect(countedBefore(typeDigit(two, focusField(mine, 1), '0'))).toBeNull()
  })

  it('a text beside the points says with which trumps they were counted', () => {
    expect(countedWith('hearts')).toBe('These points were counted with hearts as trumps: count them again.')
    expect(countedWith('none')).toBe('These points were counted at no trumps: count them again.')
    expect(countedWith('all')).toBe('These points were counted at all trumps: count them again.')
  })
})

describe('cards counted on the board', () => {
  it.each<[Trump, string]>([
    ['hearts', '62'],
    ['spades', '30'],
    ['none', '30'],
    ['all', '62'],
  ])('the trumps decide the points: at %s eight hearts make %s', (trump, points) => {
    const counted = tapped(chooseTrump(clean(bridge), 'hearts'), 0, HEARTS)
    expect(figures(bridge, { ...counted, trump })).toEqual([points, ''])
  })

  it('the cards are counted again when the trumps of a saved hand are corrected', () => {
    const hearts = tapped(chooseTaker(chooseTrump(clean(bridge), 'hearts'), 0), 0, HEARTS)
    const spades = { ...chooseTrump(hearts, 'spades'), lastTrick: 1 }
    const reading = readDraft(bridge, spades, { dealer: 3, totals: [0, 0], heldOver: 0 })
    expect(reading.state === 'ready' ? reading.hand : reading).toMatchObject({
      trump: 'spades',
      cardPoints: [30, null],
      tricks: [2, 6],
    })
  })

  it('the cards are counted again where taker and trumps are one tap', () => {
    const hearts = tapped(tapped(take(clean(two), 0, 'hearts'), 0, 'JH 9H'), 1, 'AS 10S')
    expect(figures(two, hearts)).toEqual(['34', '21'])
    expect(figures(two, take(hearts, 1, 'clubs'))).toEqual(['2', '21'])
  })

  it('the cards wait without points until trumps are named', () => {
    const before = tapped(clean(two), 0, HEARTS)
    expect(figures(two, before)).toEqual(['', ''])
    expect(countedCards(before, 0)).toBe(8)
    expect(figures(two, take(before, 0, 'hearts'))).toEqual(['62', ''])
    expect(figures(two, take(take(before, 0, 'hearts'), 0, 'hearts'))).toEqual(['', ''])
  })

  it('the cards of one side tell nothing about the other, unless they are all the tricks', () => {
    const [heart = '', ...rest] = packOf(32)
    const some = tapped(take(clean(two), 0, 'hearts'), 0, heart)
    expect(figures(two, some)[1]).toBe('')
    expect(figures(two, tapped(some, 0, rest.slice(0, 17).join(' ')))[1]).toBe('0')
  })

  it('the cards tell the tricks once all of them are in piles', () => {
    const started = tapped(take(clean(two), 0, 'hearts'), 0, HEARTS)
    expect(tricksEntered(two, started)).toEqual([null, null])
    const others = packOf(32).filter((card) => !card.endsWith('H'))
    expect(tricksEntered(two, tapped(started, 1, others.slice(0, 10).join(' ')))).toEqual([4, 5])
  })

  it('a card is in one pile at a time, and a second tap takes it back', () => {
    const moved = tapped(tapped(take(clean(two), 0, 'hearts'), 0, 'AS'), 1, 'AS')
    expect(moved.piles).toEqual([[], ['AS']])
    expect(tapped(moved, 1, 'AS').piles).toEqual([[], []])
  })

  it('a typed number replaces the cards of a side, and the other side keeps its points', () => {
    const counted = tapped(tapped(take(clean(two), 0, 'hearts'), 0, 'JH 9H'), 1, 'AS 10S')
    const typed = typeDigit(two, focusField(counted, 0), '7')
    expect(typed.piles).toBeNull()
    expect(figures(two, typed)).toEqual(['7', '21'])
    expect(figures(two, take(typed, 0, 'clubs'))).toEqual(['7', '21'])
  })

  it('the erase key does not remove cards that make no number yet', () => {
    const before = tapped(clean(two), 0, HEARTS)
    expect(eraseDigit(two, before)).toEqual(before)
  })
})

describe('a form restored from the phone', () => {
  const stored = (draft: Draft, changes: Readonly<Record<string, unknown>> = {}): unknown =>
    JSON.parse(JSON.stringify({ ...draft, ...changes }))

  it('a restored form counts its cards with the trumps that are set', () => {
    const old = stored(tapped(take(clean(two), 0, 'spades'), 0, HEARTS), { figures: ['62', '0'], tricks: [4, 5] })
    const read = parseDraft(old, two)
    expect(read === null ? null : figures(two, read)).toEqual(['30', ''])
  })

  it.each([
    ['no piles at all', undefined],
    ['piles of another number of sides', [['AS']]],
    ['a card that is none', [['1S'], []]],
    ['a card twice', [['AS'], ['AS']]],
    ['something else', 'AS'],
  ])('a restored form opens with its numbers where it has %s', (_, piles) => {
    const read = parseDraft(stored(clean(two), { figures: ['70', '45'], piles }), two)
    expect(read?.piles).toBeNull()
    expect(read?.figures).toEqual(['70', '45'])
  })

  it('a restored form is ignored where it does not fit this table', () => {
    expect(parseDraft(stored(clean(two)), rules('bela-3'))).toBeNull()
    expect(parseDraft(null, two)).toBeNull()
  })
})
