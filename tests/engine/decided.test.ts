import { describe, expect, it } from 'vitest'
import { handsDecidedBy, rulesOfRow } from '@/lib/engine/game/decided'
import { agreed, counted, lastRow, played, rules, run, sheet, thrownIn } from '../support/builders'

const BELA = rules('bela-2')

describe('what a rule decided', () => {
  it('a tie decides the hand that is tied, and the held-over points the hand that wins them', () => {
    const tied = counted({ totals: [70, 70] })
    const { rows } = sheet(BELA, [counted(), tied, thrownIn(), counted()])
    expect(handsDecidedBy(rows, 'tie')).toEqual([1])
    expect(handsDecidedBy(rows, 'held-over-winner')).toEqual([3])
    expect(handsDecidedBy(rows, 'rounding')).toEqual([])
  })

  it('a tie decides otherwise where points wait already', () => {
    const tied = counted({ totals: [70, 70] })
    const { rows } = sheet(BELA, [tied, thrownIn(), tied, counted()])
    expect(handsDecidedBy(rows, 'second-tie')).toEqual([2])
    expect(handsDecidedBy(sheet(rules('lehman'), [tied, tied]).rows, 'second-tie')).toEqual([])
  })

  it('whom the taker had to beat decides every hand that was fought over', () => {
    const { rows } = sheet(BELA, [counted(), thrownIn(), counted({ totals: [40, 90] }), agreed([5, 0])])
    expect(handsDecidedBy(rows, 'must-beat')).toEqual([0, 2])
  })

  it('also a tie, and a hand that ends nothing rests on no rule of the end', () => {
    const { rows } = sheet(BELA, [counted({ totals: [70, 70] })])
    expect(handsDecidedBy(rows, 'must-beat')).toEqual([0])
    expect(rulesOfRow(lastRow(sheet(BELA, [counted()])))).not.toContain(null)
  })

  it('a run that did not count was decided by a rule too', () => {
    const melds = [run(0, 'KS QS JS 10S'), run(1, 'AC KC QC')]
    const { rows } = sheet(BELA, [played({ melds })])
    expect(handsDecidedBy(rows, 'fifty-against-twenty')).toEqual([0])
  })

  it('the end of the game rests on a rule', () => {
    const row = lastRow(sheet(BELA, [counted({ totals: [90, 60] })], { start: { totals: [450, 300], heldOver: 0 } }))
    expect(rulesOfRow(row)).toContain('one-over')
  })

  it('a hand that waits for an answer, and every hand after it, decides nothing', () => {
    const impossible = played({ cardPoints: [153, 45] })
    const { rows } = sheet(BELA, [counted(), impossible, counted()])
    expect(handsDecidedBy(rows, 'made')).toEqual([0])
  })
})
