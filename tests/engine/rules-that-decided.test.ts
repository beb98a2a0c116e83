import { describe, expect, it } from 'vitest'
import { handsDecidedBy, rulesOfRow } from '@/lib/engine/game/rules-that-decided'
import { agreed, counted, lastRow, played, rules, run, sheet, thrownIn } from '../support/builders'

const BELA = rules('bela-2')

describe('the rules that decided a hand', () => {
  it('a tie names the tied hand and the hand that wins the held-over points', () => {
    const tied = counted({ totals: [70, 70] })
    const { rows } = sheet(BELA, [counted(), tied, thrownIn(), counted()])
    expect(handsDecidedBy(rows, 'tie')).toEqual([1])
    expect(handsDecidedBy(rows, 'held-over-winner')).toEqual([3])
    expect(handsDecidedBy(rows, 'rounding')).toEqual([])
  })

  it('a second tie is named where points wait already', () => {
    const tied = counted({ totals: [70, 70] })
    const { rows } = sheet(BELA, [tied, thrownIn(), tied, counted()])
    expect(handsDecidedBy(rows, 'second-tie')).toEqual([2])
    expect(handsDecidedBy(sheet(rules('lehman'), [tied, tied]).rows, 'second-tie')).toEqual([])
  })

  it('“must beat” decides every contested hand', () => {
    const { rows } = sheet(BELA, [counted(), thrownIn(), counted({ totals: [40, 90] }), agreed([5, 0])])
    expect(handsDecidedBy(rows, 'must-beat')).toEqual([0, 2])
  })

  it('a tie counts as contested, and a hand that ends nothing names no rule of the end', () => {
    const { rows } = sheet(BELA, [counted({ totals: [70, 70] })])
    expect(handsDecidedBy(rows, 'must-beat')).toEqual([0])
    expect(rulesOfRow(lastRow(sheet(BELA, [counted()])))).not.toContain(null)
  })

  it('a run that did not count names the rule that beat it', () => {
    const melds = [run(0, 'KS QS JS 10S'), run(1, 'AC KC QC')]
    const { rows } = sheet(BELA, [played({ melds })])
    expect(handsDecidedBy(rows, 'fifty-against-twenty')).toEqual([0])
  })

  it('the hand that ends the game names the rule of the end', () => {
    const row = lastRow(sheet(BELA, [counted({ totals: [90, 60] })], { start: { totals: [450, 300], heldOver: 0 } }))
    expect(rulesOfRow(row)).toContain('one-over')
  })

  it('an unanswered hand and every hand after it name no rules', () => {
    const impossible = played({ cardPoints: [153, 45] })
    const { rows } = sheet(BELA, [counted(), impossible, counted()])
    expect(handsDecidedBy(rows, 'made')).toEqual([0])
  })
})
