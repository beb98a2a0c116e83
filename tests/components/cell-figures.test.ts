import { describe, expect, it } from 'vitest'
import { cellFigures } from '@/components/ledger/cell-figures'
import type { Hand } from '@/lib/engine/hand'
import type { Game } from '@/lib/engine/ledger'
import type { Rules } from '@/lib/engine/options'
import { counted, from, played, rules, score } from '../support/builders'

/** Both cells of a hand as they would be written: `x23` struck, `[61]` in a box, sums with a plus. */
function written(table: Rules, hand: Hand, facts: Partial<Game> = {}): readonly string[] {
  const row = score(table, hand, facts)
  return [0, 1].map((side) => {
    const { parts, struck, boxed } = cellFigures(table, row, side)
    const marks = [struck === null ? '' : `x${struck}`, boxed === null ? '' : `[${boxed}]`, parts.join('+')]
    return marks.filter((mark) => mark !== '').join(' ')
  })
}

describe('the figures of a hand on the sheet', () => {
  const bela = rules('bela-2')

  it('of a hand that was made are those that each side counted', () => {
    expect(written(bela, played())).toEqual(['70', '55'])
  })

  it('of a bate are struck and stand again with the other side', () => {
    expect(written(bela, counted({ totals: [23, 56] }))).toEqual(['x23', '56+23'])
  })

  it('of a tie wait in a box, and come over to the next winner', () => {
    expect(written(bela, counted({ totals: [61, 61] }))).toEqual(['[61]', '61'])
    expect(written(bela, counted({ totals: [56, 23] }), from([0, 61], 61))).toEqual(['56+61', '23'])
  })

  it('of nothing at all are a nought', () => {
    expect(written(bela, played({ cardPoints: [115, 0], lastTrick: 0, tricks: [9, 0] }))).toEqual(['125', '0'])
  })
})

describe('the figures of a hand in match points', () => {
  const bridge = rules('bridge-belote')
  const inside = counted({ totals: [79, 83], trump: 'hearts' })

  it('are tens: what the loser would have had is struck, in the same unit', () => {
    expect(written(bridge, inside)).toEqual(['x8', '16'])
  })

  it('double with the contract: what the doubling adds stands apart', () => {
    expect(written(bridge, { ...inside, multiplier: 2 })).toEqual(['x8', '16+16'])
  })

  it('show a penalty beside what was struck', () => {
    expect(written(rules('bridge-belote', { kirtik: 'yes' }), inside)).toEqual(['x8 -10', '16'])
  })
})
