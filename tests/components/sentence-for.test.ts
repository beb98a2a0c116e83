import { describe, expect, it } from 'vitest'
import { sentenceFor } from '@/components/sheet/sentence-for'
import { counted, rules, sheet } from '../support/builders'
import { sheetRow } from '../support/sheet-row'
import { tableAt } from '../support/text-builders'

const bela = rules('bela-2')
const table = { ...tableAt('bela-2'), names: ['Mike', 'Yetta'] }

/** Two hands, each made by the side that took it. */
const hands = [counted({ taker: 0, totals: [10, 0] }), counted({ taker: 1, totals: [0, 20] })]
const game = {
  ledger: sheet(bela, hands),
  rows: hands.map((hand, index) => ({ ...sheetRow(bela, 'ab'.charAt(index), hand), names: ['Ann', 'Yetta'] })),
  brokenOff: false,
}

describe('the announcement of a saved hand', () => {
  it('a new hand is announced as the last one', () => {
    expect(sentenceFor(game, table, 'recorded', null)).toBe(
      'Hand: Mike 0, Yetta 20. Total: Mike 10, Yetta 20. Yetta deals.',
    )
  })

  it.each([
    ['undone', 'Undone. '],
    ['redone', 'Redone. '],
    ['resumed', 'Game resumed. '],
    ['settled', 'Choice saved. '],
  ] as const)('the standing alone is announced after a change that is not the last hand: %s', (what, word) => {
    expect(sentenceFor(game, table, what, null)).toBe(`${word}Total: Mike 10, Yetta 20. Yetta deals.`)
  })

  it('a corrected hand is announced by number and players, then the state of the sheet', () => {
    expect(sentenceFor(game, table, 'corrected', 'a')).toBe(
      'Corrected. Hand 1: Ann 10, Yetta 0. Total: Mike 10, Yetta 20. Yetta deals.',
    )
  })
})
