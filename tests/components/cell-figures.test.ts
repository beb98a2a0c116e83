import { describe, expect, it } from 'vitest'
import { cellFigures, cellText } from '@/components/sheet/cell-figures'
import { handsWaiting } from '@/components/sheet/totals-head'
import type { Game } from '@/lib/engine/game/ledger'
import type { Hand } from '@/lib/engine/table/hand'
import type { Rules } from '@/lib/engine/table/options'
import { heldOverFrom } from '@/lib/text/screens/ledger'
import { counted, from, played, playedByThree, rules, score, sheet, thrownIn } from '../support/builders'
import { tableAt } from '../support/text-builders'

/** Returns both cells of a hand in short form: `x23` is struck out, `[61]` is in a box, and sums have a plus. */
function written(table: Rules, hand: Hand, facts: Partial<Game> = {}): readonly string[] {
  const row = score(table, hand, facts)
  return [0, 1].map((side) => {
    const { parts, struck, boxed } = cellFigures(table, row, side)
    const marks = [struck === null ? '' : `x${struck}`, boxed === null ? '' : `[${boxed}]`, cellText(parts)]
    return marks.filter((mark) => mark !== '').join(' ')
  })
}

describe('the figures of a hand on the sheet', () => {
  const bela = rules('bela-2')

  it('a hand that was made shows what each side counted', () => {
    expect(written(bela, played())).toEqual(['70', '55'])
  })

  it('a bate is struck out and appears again with the other side', () => {
    expect(written(bela, counted({ totals: [23, 56] }))).toEqual(['x23', '56 + 23'])
  })

  it('a tie waits in a box and comes to the next winner', () => {
    expect(written(bela, counted({ totals: [61, 61] }))).toEqual(['[61]', '61'])
    expect(written(bela, counted({ totals: [56, 23] }), from([0, 61], 61))).toEqual(['56 + 61', '23'])
  })

  it('a hand rounded to tens shows one figure, as it is written', () => {
    const hand = played({ taker: 0, trump: 'hearts', cardPoints: [124, 28], lastTrick: 0, tricks: [5, 3], bid: 110 })
    // 124 + 10 + 110 is 244, rounded to 240, and 28 is rounded to 30.
    expect(written(rules('coinche'), hand)).toEqual(['240', '30'])
  })

  it('a hand without points shows a nought', () => {
    expect(written(bela, played({ cardPoints: [115, 0], lastTrick: 0, tricks: [9, 0] }))).toEqual(['125', '0'])
  })
})

describe('the figures of a hand with a bid', () => {
  it('the cards of a taker who failed are struck out', () => {
    const hand = played({ taker: 0, trump: 'hearts', cardPoints: [70, 82], lastTrick: 1, tricks: [3, 5], bid: 100 })
    expect(written(rules('coinche'), hand)[0]).toBe('x70')
  })

  it('a doubled hand shows what counts twice as one figure, and nothing that is nought', () => {
    const hand = played({
      ...{ taker: 0, trump: 'hearts', cardPoints: [112, 40], lastTrick: 0, tricks: [6, 2], bid: 120, multiplier: 2 },
      bela: [0],
    })
    // The pile of 160, the bid of 120 and the bela of 20, all of them twice.
    expect(written(rules('coinche'), hand)).toEqual(['300 ×2', '0'])
    // Here the bela counts once.
    expect(written(rules('contree'), hand)).toEqual(['280 ×2 + 20', '0'])
  })

  it('a hand that failed undoubled shows the pile and the bid', () => {
    const hand = played({ taker: 0, trump: 'hearts', cardPoints: [70, 82], lastTrick: 1, tricks: [3, 5], bid: 100 })
    expect(written(rules('coinche'), hand)[1]).toBe('160 + 100')
  })
})

describe('the figures of a hand that counts more than once', () => {
  const contracts = rules('bridge-belote', { scoring: 'points', sweep: 'none', doubling: 4, claims: 'none' })

  it('a doubled hand shows its points and the factor', () => {
    // 100 and the 62 of the others, who are committed too, are 162, times four. They did not take, so none is bate.
    expect(written(contracts, counted({ totals: [100, 62], trump: 'hearts', multiplier: 4 }))).toEqual(['162 ×4', '0'])
  })

  it('a doubled hand comes before the points that waited, which count once', () => {
    const hand = counted({ totals: [100, 62], trump: 'hearts', multiplier: 2 })
    expect(written(contracts, hand, from([0, 0], 61))[0]).toBe('162 ×2 + 61')
  })

  it('a hand taken on big is doubled for all sides', () => {
    const table = rules('bela-3', { big: 'allowed' })
    expect(written(table, playedByThree({ cardPoints: [80, 40, 30], lastTrick: 0, big: true }))).toEqual([
      '90 ×2',
      '40 ×2',
    ])
  })
})

describe('the origin of points that wait', () => {
  const waiting = (hands: readonly Hand[], start: Partial<Game> = {}) =>
    heldOverFrom(tableAt('bela-2'), handsWaiting(sheet(rules('bela-2'), hands, start).rows))
  const tie = counted({ totals: [61, 61] })

  it('points that wait come from every hand tied since the last win', () => {
    expect(waiting([played(), tie])).toBe('Held over from hand 2')
    expect(waiting([played(), tie, tie])).toBe('Held over from hands 2 and 3')
    expect(waiting([tie, played(), tie, thrownIn(), tie])).toBe('Held over from hands 3 and 4')
  })

  it('points that wait come from no hand where they came from paper', () => {
    expect(waiting([], from([0, 0], 50))).toBe('Held over')
  })
})

describe('the figures of a hand in match points', () => {
  const bridge = rules('bridge-belote')
  const inside = counted({ totals: [79, 83], trump: 'hearts' })

  it('match points are tens, and the loser’s are struck out in the same unit', () => {
    expect(written(bridge, inside)).toEqual(['x8', '16'])
  })

  it('match points of a doubled contract are followed by the factor', () => {
    expect(written(bridge, { ...inside, multiplier: 2 })).toEqual(['x8', '16 ×2'])
  })

  it('the figures of a side that did not take are never struck out', () => {
    expect(written(bridge, counted({ totals: [102, 60], trump: 'hearts', multiplier: 2 }))).toEqual(['16 ×2', '0'])
    const valat = played({ taker: 1, trump: 'spades', cardPoints: [0, 152], lastTrick: 1, tricks: [0, 8] })
    expect(written(bridge, valat)).toEqual(['0', '16 + 9'])
  })

  it('match points show a penalty beside the struck figure', () => {
    expect(written(rules('bridge-belote', { kirtik: 'yes' }), inside)).toEqual(['x8 −10', '16'])
  })
})
