import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dealFaults } from '@/lib/engine/play/deal-faults'
import type { PlayedDeal } from '@/lib/engine/play/played-deal'
import type { Card } from '@/lib/engine/table/card'
import { packOf } from '@/lib/engine/table/deck'
import { parseDeal, makeDeal } from '@/lib/format/deal-text'
import { problemSentence } from '@/lib/text/problems/problem'
import { rules } from '../support/builders'
import { tableAt } from '../support/text-builders'

const NAMES = ['Mike', 'Yetta']

describe('a deal written as text', () => {
  it('a deal is read line by line, with symbols, small letters and numbers', () => {
    expect(parseDeal('1. AS 9h\n2) t♥, K♥\n\nyetta: 7C 8c', NAMES)).toEqual({
      tricks: [
        ['AS', '9H'],
        ['10H', 'KH'],
      ],
      hands: [[], ['7C', '8C']],
      unread: [],
    })
  })

  it.each([
    ['German', 'AS KS DS BS'],
    ['Bulgarian', 'А♠ К♠ д♠ В♠'],
    ['French', 'A♠ R♠ d♠ V♠'],
    ['Bulgarian, with the поп', 'АS ПS ДS вS'],
  ])('the letters of %s cards are understood', (_, typed) => {
    expect(parseDeal(typed, NAMES)).toMatchObject({ tricks: [['AS', 'KS', 'QS', 'JS']], unread: [] })
  })

  it('every word that is no card and every unknown name is reported', () => {
    expect(parseDeal('AS 1H\nJoe: KS\n11C', NAMES).unread).toEqual([
      { line: 1, word: '1H' },
      { line: 2, word: 'Joe' },
      { line: 3, word: '11C' },
    ])
  })

  it.each([
    ['a symbol that is to be a picture', 'A♠\ufe0f K♥\ufe0f', [['AS', 'KH']], null],
    ['blanks before a number, and before what follows it', '  1 . AS KH', [['AS', 'KH']], null],
    [
      'no blank after a number',
      '1.AS KH\n2)9S 8S',
      [
        ['AS', 'KH'],
        ['9S', '8S'],
      ],
      null,
    ],
    ['a number of two figures', '12. AS KH', [['AS', 'KH']], null],
    [
      'lines that end as on another system',
      '1. AS KH\r\n2. 9S 8S\r\n',
      [
        ['AS', 'KH'],
        ['9S', '8S'],
      ],
      null,
    ],
    ['signs between cards', 'AS, KH;9S', [['AS', 'KH', '9S']], null],
    ['blanks around a name', ' Mike : AS', [], [['AS'], []]],
    ['a hand on two lines', 'Mike: AS\nYetta: KH\nMike: 9S', [], [['AS', '9S'], ['KH']]],
    ['a player without a card', 'Mike:\nYetta: KH', [], [[], ['KH']]],
  ])('a deal is read with %s', (_, typed, tricks, hands) => {
    expect(parseDeal(typed, NAMES)).toEqual({ tricks, hands, unread: [] })
  })

  it('a deal is read by the names of the table, in any spelling', () => {
    expect(parseDeal('mike: AS', [' Mike ', 'Yetta']).hands).toEqual([['AS'], []])
  })

  it('a number is allowed at the start of a line and nowhere else', () => {
    expect(parseDeal('AS 3. KH\nx1. 9S', NAMES)).toEqual({
      tricks: [['AS', 'KH'], ['9S']],
      hands: null,
      unread: [
        { line: 1, word: '3.' },
        { line: 2, word: 'x1.' },
      ],
    })
    expect(parseDeal(' Joe : AS', NAMES).unread).toEqual([{ line: 1, word: 'Joe' }])
  })

  it('a deal is written hand by hand, then trick by trick', () => {
    expect(makeDeal({ tricks: [['AS', 'KH'], ['9S']], hands: null }, NAMES)).toBe('1. AS KH\n2. 9S')
    expect(makeDeal({ tricks: [], hands: [['AS'], ['KH', '9S']] }, NAMES)).toBe('Mike: AS\nYetta: KH 9S')
  })

  it('a deal reads back as it was written', () => {
    const cards = fc.array(fc.constantFrom(...packOf(32)), { minLength: 1, maxLength: 9 })
    fc.assert(
      fc.property(fc.array(cards, { maxLength: 9 }), fc.option(fc.tuple(cards, cards)), (tricks, hands) => {
        const deal = { tricks, hands }
        expect(parseDeal(makeDeal(deal, NAMES), NAMES)).toEqual({ ...deal, unread: [] })
      }),
    )
  })
})

describe('an impossible deal', () => {
  const bela = rules('bela-2')
  const faultsOf = (text: string, table = bela, names = NAMES) => {
    const { tricks, hands } = parseDeal(text, names)
    const deal: PlayedDeal = {
      dealer: 1,
      taker: 0,
      trump: 'hearts',
      hands,
      tricks,
      melds: [],
      bela: [],
      bid: null,
      multiplier: 1,
      big: false,
    }
    return dealFaults(table, deal)
  }
  const said = (text: string) => faultsOf(text).map((fault) => problemSentence(tableAt('bela-2'), fault))

  it('a card played twice is named', () => {
    expect(faultsOf('AS 9H\n9H AS').map(({ name, figures }) => [name, figures['card'], figures['trick']])).toEqual([
      ['card-played-twice', '9H', 2],
      ['card-played-twice', 'AS', 2],
    ])
    expect(said('AS 9H\n9H KH')[0]).toContain('nine of hearts')
  })

  it('a trick that is short, too long, or one too many is named', () => {
    expect(faultsOf('AS\n9H KH').map(({ place }) => place)).toEqual(['tricks.0'])
    expect(faultsOf('AS 9H KH').map(({ name }) => name)).toEqual(['trick-size'])
    const nine = 'AS KS\nQS JS\n10S 9S\n8S 7S\nAC KC\nQC JC\n10C 9C\n8C 7C\nAD KD'
    expect(faultsOf(nine)).toEqual([])
    expect(faultsOf(`${nine}\nQD JD`).map(({ place }) => place)).toEqual(['tricks.9'])
  })

  it('each card that its player did not hold is named where tricks are out of order', () => {
    const hands = 'Mike: AS 9H\nYetta: 7S KH'
    expect(faultsOf(`${hands}\nAS 7S\n9H KH`)).toEqual([])
    const turned = faultsOf(`${hands}\nAS 7S\nKH 9H`)
    expect(turned.map(({ name, figures }) => [name, figures['trick'], figures['seat'], figures['card']])).toEqual([
      ['card-not-held', 2, 0, 'KH'],
      ['card-not-held', 2, 1, '9H'],
    ])
  })

  it('the hand that is too large and a card in two hands are named among thirty-three', () => {
    const pack = packOf(32)
    const names = ['N', 'E', 'S', 'W']
    const hands = names.map((_, seat): readonly Card[] => pack.slice(seat * 8, seat * 8 + 8))
    const text = makeDeal({ tricks: [], hands: [...hands.slice(0, 3), [...(hands[3] ?? []), 'AS']] }, names)
    const faults = faultsOf(text, rules('klabberjass-4'), names)
    expect(faults.map(({ name, figures }) => [name, figures['seat'], figures['card'] ?? figures['given']])).toEqual([
      ['hand-too-large', 3, 9],
      ['dealt-twice', 3, 'AS'],
    ])
  })

  it('a seven is named where the sevens are out of the pack', () => {
    const table = rules('bela-3', { pack: 28, exchangeSeven: 'no' })
    const faults = faultsOf('AS 8S 7S', table, ['A', 'B', 'C'])
    expect(faults.map(({ name, figures }) => [name, figures['card']])).toEqual([['card-not-in-pack', '7S']])
  })
})
