import { describe, expect, it } from 'vitest'
import { askedOfTricks } from '@/components/hand/asked-of-tricks'
import { emptyDraft, type Draft, type Way } from '@/components/hand/draft'
import {
  addRun,
  changeWay,
  chooseDealer,
  chooseLastTrick,
  chooseMultiplier,
  chooseTaker,
  chooseTrump,
  cycleRun,
  describeRun,
  eraseDigit,
  focusField,
  inOrderOfDeclaring,
  isSumFixed,
  removeMeld,
  runCount,
  sayTricks,
  skipField,
  take,
  tapCard,
  toggleBela,
  toggleBig,
  toggleFour,
  toggleRevoke,
  typeDigit,
} from '@/components/hand/draft-moves'
import type { Rules } from '@/lib/engine/table/options'
import { four, rules, said, settled } from '../support/builders'

const two = rules('bela-2')
const three = rules('bela-3')
const partners = rules('klabberjass-4')
const bridge = rules('bridge-belote')

const clean = (table: Rules, way: Way = 'piles'): Draft => emptyDraft(table, way)
const typed = (table: Rules, digits: string, draft = clean(table)): Draft =>
  Array.from(digits).reduce((before, digit) => typeDigit(table, before, digit), draft)

describe('one tap on a key of the form', () => {
  const empty = clean(two)

  it.each<[string, (draft: Draft) => Draft, Partial<Draft>]>([
    ['taker and trumps', (draft) => take(draft, 1, 'hearts'), { taker: 1, trump: 'hearts' }],
    ['the taker', (draft) => chooseTaker(draft, 1), { taker: 1 }],
    ['the trumps', (draft) => chooseTrump(draft, 'none'), { trump: 'none' }],
    ['a double', (draft) => chooseMultiplier(draft, 4), { multiplier: 4 }],
    ['big', toggleBig, { big: true }],
    ['a revoke', (draft) => toggleRevoke(draft, 0), { revoke: 0 }],
    ['the last trick', (draft) => chooseLastTrick(draft, 1), { lastTrick: 1 }],
    ['a run that a hand holds only once', (draft) => cycleRun(draft, 1, 6, 1), { melds: [said(1, 6)] }],
    ['four of a kind', (draft) => toggleFour(draft, 1, 'J'), { melds: [four(1, 'J')] }],
    ['a bela', (draft) => toggleBela(draft, 1), { bela: [1] }],
  ])('one tap enters %s, and a second on the same key removes it', (_, tap, facts) => {
    expect(tap(empty)).toEqual({ ...empty, ...facts })
    expect(tap(tap(empty))).toEqual(empty)
  })

  it.each<[string, (draft: Draft) => Draft, (draft: Draft) => Draft, Partial<Draft>]>([
    [
      'another taker',
      (draft) => take(draft, 1, 'hearts'),
      (draft) => take(draft, 0, 'hearts'),
      { taker: 0, trump: 'hearts' },
    ],
    [
      'other trumps',
      (draft) => take(draft, 1, 'hearts'),
      (draft) => take(draft, 1, 'clubs'),
      { taker: 1, trump: 'clubs' },
    ],
    [
      'a higher double',
      (draft) => chooseMultiplier(draft, 2),
      (draft) => chooseMultiplier(draft, 4),
      { multiplier: 4 },
    ],
    ['a revoke of the other', (draft) => toggleRevoke(draft, 0), (draft) => toggleRevoke(draft, 1), { revoke: 1 }],
    [
      'the other’s last trick',
      (draft) => chooseLastTrick(draft, 1),
      (draft) => chooseLastTrick(draft, 0),
      { lastTrick: 0 },
    ],
  ])('a tap on %s replaces the first choice', (_, first, second, facts) => {
    expect(second(first(empty))).toEqual({ ...empty, ...facts })
  })

  it('a tap on a dealer replaces the last one, or returns to the one in turn', () => {
    expect(chooseDealer(empty, 1).dealer).toBe(1)
    expect(chooseDealer(chooseDealer(empty, 1), null).dealer).toBeNull()
  })
})

describe('declarations', () => {
  const noted = toggleFour(addRun(addRun(addRun(clean(bridge), 0, 3), 0, 3), 1, 3), 2, 'J')

  it('runs are entered one after the other, the same one twice too', () => {
    expect(noted.melds).toEqual([said(0, 3), said(0, 3), said(1, 3), four(2, 'J')])
    expect([runCount(noted, 0, 3), runCount(noted, 1, 3), runCount(noted, 0, 4), runCount(noted, 2, 3)]).toEqual([
      2, 1, 0, 0,
    ])
  })

  it('equal runs come once, twice, and go with the third tap; others’ stay', () => {
    const once = cycleRun(addRun(clean(bridge), 1, 3), 0, 3, 2)
    expect(once.melds).toEqual([said(1, 3), said(0, 3)])
    expect(cycleRun(once, 0, 3, 2).melds).toEqual([said(1, 3), said(0, 3), said(0, 3)])
    expect(cycleRun(cycleRun(once, 0, 3, 2), 0, 3, 2).melds).toEqual([said(1, 3)])
  })

  it('runs are removed one by one', () => {
    expect(removeMeld(noted, 1).melds).toEqual([said(0, 3), said(1, 3), four(2, 'J')])
  })

  it('runs are told apart by top and suit, and the same answer again removes it', () => {
    const top = describeRun(noted, 1, { top: 'K' })
    expect(top.melds).toEqual([said(0, 3), said(0, 3, 'K'), said(1, 3), four(2, 'J')])
    const suit = describeRun(top, 1, { suit: 'clubs' })
    expect(suit.melds[1]).toEqual(said(0, 3, 'K', 'clubs'))
    expect(describeRun(suit, 1, { suit: 'hearts' }).melds[1]).toEqual(said(0, 3, 'K', 'hearts'))
    expect(describeRun(suit, 1, { suit: 'clubs' }).melds[1]).toEqual(said(0, 3, 'K'))
    expect(describeRun(suit, 1, { top: 'K' }).melds[1]).toEqual(said(0, 3, null, 'clubs'))
    expect(describeRun(noted, 3, { top: 'K' })).toEqual(noted)
  })

  it('declarations are ordered as spoken, eldest first, and settled points have no speaker', () => {
    const melds = [settled(0, 20), said(3, 3), said(1, 3), said(0, 3), said(1, 4)]
    expect(inOrderOfDeclaring(bridge, melds, 0)).toEqual([
      said(1, 3),
      said(1, 4),
      said(3, 3),
      said(0, 3),
      settled(0, 20),
    ])
    expect(inOrderOfDeclaring(bridge, melds, 3)).toEqual([
      said(0, 3),
      said(1, 3),
      said(1, 4),
      said(3, 3),
      settled(0, 20),
    ])
  })
})

describe('belas', () => {
  const taps = (draft: Draft, seats: readonly number[]) => seats.reduce(toggleBela, draft).bela

  it.each([
    ['in one suit there is one for each seat', 'hearts', [0, 1, 0], [1]],
    ['at all trumps four, and with the next tap none', 'all', [0, 0, 0, 0], [0, 0, 0, 0]],
    ['at all trumps none after the fourth', 'all', [0, 0, 0, 0, 0], []],
    ['at all trumps as many as the others leave', 'all', [1, 0, 0, 0], [1, 0, 0, 0]],
    ['at all trumps none after the last that the others leave', 'all', [1, 0, 0, 0, 0], [1]],
  ] as const)('a tap enters belas: %s', (_, trump, seats, bela) => {
    expect(taps(chooseTrump(clean(bridge), trump), seats)).toEqual(bela)
  })
})

describe('the end of a figure', () => {
  // A number is complete if ten times it is above the most: 146 for two, 152 for three, 400 spoken, 900 with doubles, 600 if all
  // the tricks are worth 360.
  it.each<[string, Rules, Way, string, number]>([
    ['14 of 146 could be 146', two, 'piles', '14', 0],
    ['15 could be no more', two, 'piles', '15', 1],
    ['15 of 152 could be 152', three, 'piles', '15', 0],
    ['16 could not', three, 'piles', '16', 1],
    ['40 of 400 spoken could be 400', two, 'totals', '40', 0],
    ['41 could not', two, 'totals', '41', 1],
    ['60 where all the tricks are 360', rules('bela-2', { sweep: '360' }), 'totals', '60', 0],
    ['61 there', rules('bela-2', { sweep: '360' }), 'totals', '61', 1],
    ['90 in contracts', bridge, 'totals', '90', 0],
    ['91 in contracts', bridge, 'totals', '91', 1],
    ['nothing is complete at once', two, 'piles', '0', 1],
  ])('a figure is complete once no more digits fit: %s', (_, table, way, digits, field) => {
    expect(typed(table, digits, clean(table, way)).field).toBe(field)
  })

  it('a complete figure takes another digit in the same field, so that mistakes show', () => {
    expect(typed(bridge, '999', chooseTrump(clean(bridge), 'hearts')).figures).toEqual(['999', ''])
    expect(typed(two, '40999').figures).toEqual(['40', '999'])
    expect(typed(two, '05', focusField(typed(two, '40'), 1)).figures).toEqual(['40', '5'])
  })

  it('a figure has at most three digits and no leading nought', () => {
    expect(typed(two, '146').figures).toEqual(['146', ''])
    const full = { ...clean(two, 'totals'), figures: ['400', ''] }
    expect(typeDigit(two, full, '1')).toBe(full)
    expect(typed(two, '7', { ...clean(two), figures: ['0', ''] }).figures).toEqual(['7', ''])
  })

  it('a figure starts over when its field is entered again', () => {
    const left = focusField(typed(two, '4067'), 0)
    expect([left.field, left.fresh]).toEqual([0, true])
    expect(typeDigit(two, left, '5')).toMatchObject({ figures: ['5', '67'], fresh: false })
  })

  it('the field moves to the first empty side, and stays where all have figures', () => {
    expect(typed(three, '40', focusField(clean(three), 2)).field).toBe(0)
    const full = typed(three, '403020')
    expect([full.figures, full.field]).toEqual([['40', '30', '20'], 2])
  })
})

describe('figures of partners who play with all the cards', () => {
  it('one side’s figure gives the other’s, and the older one is removed', () => {
    const one = typed(partners, '90')
    const other = typed(partners, '62', focusField(one, 1))
    expect([one.figures, other.figures]).toEqual([
      ['90', ''],
      ['', '62'],
    ])
    expect(one.field).toBe(0)
  })

  it('one side’s figure gives the other’s for cards, but not for spoken totals', () => {
    expect(isSumFixed(partners, clean(partners))).toBe(true)
    expect(isSumFixed(partners, clean(partners, 'totals'))).toBe(false)
    expect(isSumFixed(two, clean(two))).toBe(false)
    expect(typed(partners, '92', focusField(typed(partners, '90', clean(partners, 'totals')), 1)).figures).toEqual([
      '90',
      '92',
    ])
  })
})

describe('the erase key', () => {
  it('the erase key removes the last digit, or a whole number from before', () => {
    expect(eraseDigit(two, typed(two, '14')).figures).toEqual(['1', ''])
    expect(eraseDigit(two, focusField(typed(two, '14'), 0)).figures).toEqual(['', ''])
    const empty = clean(two)
    expect(eraseDigit(two, empty)).toBe(empty)
  })

  it('the erase key leaves the other sides’ counts as numbers', () => {
    // With hearts as trumps, the jack of hearts alone is 20.
    const counted = tapCard(tapCard(chooseTrump(clean(two), 'hearts'), 0, 'JH'), 1, 'AS')
    expect(eraseDigit(two, counted)).toMatchObject({ figures: ['', '11'], piles: null })
    expect(typeDigit(two, counted, '3')).toMatchObject({ figures: ['3', '11'], piles: null })
  })

  it('the erase key forgets the old trumps for that side alone', () => {
    const saved: Draft = { ...clean(two), figures: ['70', '45'], countedAt: ['hearts', 'hearts'] }
    expect(eraseDigit(two, saved).countedAt).toEqual([null, 'hearts'])
    const shared: Draft = { ...clean(partners), figures: ['90', ''], countedAt: ['hearts', 'hearts'] }
    expect(eraseDigit(partners, shared).countedAt).toBeUndefined()
  })
})

describe('the key that ends a number', () => {
  it('the key that ends a number moves round the table, only after a number', () => {
    const typedOnce = typed(three, '8')
    expect(skipField(three, typedOnce)).toMatchObject({ field: 1, fresh: true })
    expect(skipField(three, { ...typedOnce, figures: ['', '', '8'], field: 2 })).toMatchObject({
      field: 0,
      fresh: true,
    })
    const empty = clean(three)
    expect(skipField(three, empty)).toBe(empty)
  })
})

describe('cards on the board', () => {
  it('a card goes onto one pile, and a second tap takes it off', () => {
    const first = tapCard(clean(two), 0, 'AS')
    expect(first.piles).toEqual([['AS'], []])
    expect(tapCard(first, 1, 'AS').piles).toEqual([[], ['AS']])
    expect(tapCard(first, 0, 'AS').piles).toEqual([[], []])
    expect(tapCard(first, 0, 'KS').piles).toEqual([['AS', 'KS'], []])
  })

  it('cards on the board replace typed points and tricks', () => {
    const before: Draft = { ...clean(two), figures: ['70', '45'], tricks: [5, 4], countedAt: ['hearts', 'hearts'] }
    expect(tapCard(before, 0, 'AS')).toMatchObject({ figures: ['', ''], tricks: [null, null], countedAt: undefined })
  })
})

describe('another way of counting', () => {
  it('another way of counting keeps the facts and clears the figures', () => {
    const before: Draft = {
      ...addRun(take(clean(two), 1, 'hearts'), 1, 3),
      figures: ['70', '45'],
      field: 1,
      fresh: true,
      countedAt: ['hearts', 'hearts'],
    }
    expect(changeWay(before, 'totals')).toEqual({ ...addRun(take(clean(two, 'totals'), 1, 'hearts'), 1, 3) })
  })
})

describe('the tricks in the form', () => {
  it('tricks of one of two sides give the other’s, of one of three only its own', () => {
    expect(sayTricks(clean(two), 1, 0, 9).tricks).toEqual([9, 0])
    expect(sayTricks(clean(two), 0, 4, 9).tricks).toEqual([4, 5])
    expect(sayTricks(clean(three), 1, 2, 9).tricks).toEqual([null, 2, null])
  })

  it.each<[string, Partial<Draft>, number]>([
    ['the poorer side', { figures: ['70', '0'] }, 1],
    ['the poorer side, whichever it is', { figures: ['0', '115'] }, 0],
    ['the first of two level ones', { figures: ['50', '50'] }, 0],
    ['the side that did not take the last', { figures: ['0', '50'], lastTrick: 0 }, 1],
    ['the poorer one, where the other took the last', { figures: ['50', '0'], lastTrick: 1 }, 1],
    ['the first where nothing was counted', {}, 0],
  ])('the form asks for the tricks of %s', (_, facts, side) => {
    expect(askedOfTricks(two, { ...clean(two), ...facts })).toEqual({ sides: [side], next: side })
  })

  it('the form asks three players for their tricks one after the other', () => {
    const asked = (tricks: Draft['tricks']) => askedOfTricks(three, { ...clean(three), tricks })
    expect(asked([null, null, null])).toEqual({ sides: [0, 1, 2], next: 0 })
    expect(asked([4, null, 0])).toEqual({ sides: [0, 1, 2], next: 1 })
    expect(asked([4, 5, 0])).toEqual({ sides: [0, 1, 2], next: null })
  })
})
