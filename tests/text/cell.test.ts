import { describe, expect, it } from 'vitest'
import type { Hand } from '@/lib/engine/table/hand'
import { sidesOf } from '@/lib/engine/table/seats'
import { cellLabel } from '@/lib/text/sheet/cell'
import type { Table } from '@/lib/text/table'
import { tableOf } from '@/lib/text/terms/names'
import { agreed, claimed, from, played, playedByFour, playedByThree, sheet } from '../support/builders'
import { tableAt } from '../support/text-builders'

/** Returns the text of the last hand for screen readers, for each side. */
function heard(table: Table, hands: readonly Hand[], start: readonly number[] = sidesOf(table.rules).map(() => 0)) {
  const row = sheet(table.rules, hands, from([...start])).rows.at(-1)
  if (row?.state !== 'scored') throw new Error('expected a scored hand')
  return sidesOf(table.rules).map((side) => cellLabel(table, row, side))
}

const two = tableAt('bela-2')

describe('the spoken text of a figure on the sheet', () => {
  it('a taker who made the hand is told apart from the other side', () => {
    expect(heard(two, [played()])).toEqual(['made, took hearts, 70, total 70', '55, total 55'])
  })

  it('a bate says that the points went over, and to which side', () => {
    const west = tableOf(two.rules, ['West', 'East'], two.vocabulary)
    // 90 in cards against 40, the last trick and a run of 50: 90 to 100.
    const bate = played({ cardPoints: [90, 40], melds: [{ kind: 'settled', side: 1, points: 50 }], lastTrick: 1 })
    expect(heard(west, [bate])).toEqual(['bate, took hearts, 90 to East, total 0', '100, 90 from West, total 190'])
  })

  it('a tie says what waits, and the next hand says who won it', () => {
    const tied = played({ cardPoints: [61, 51], lastTrick: 1 })
    expect(heard(two, [tied])).toEqual(['level, took hearts, 61 held over, total 0', '61, total 61'])
    expect(heard(two, [tied, played()])).toEqual([
      'made, took hearts, 70, 61 that had been held over, total 131',
      '55, total 116',
    ])
  })

  it('the text names the partner who took, the trumps and the points', () => {
    const belote = tableAt('bridge-belote')
    // Of 162 points, 100 to 62 are ten match points to six.
    expect(heard(belote, [playedByFour()])).toEqual(['made, Mike took hearts, 10, total 10', '6, total 6'])
    expect(heard(belote, [playedByFour({ multiplier: 2 })])).toEqual([
      'made, Mike took hearts with contra, 32, total 32',
      'nothing, total 0',
    ])
  })

  it('a bate between two level sides is shared, and the odd point is dropped', () => {
    const shared = playedByThree({ cardPoints: [41, 55, 45], lastTrick: 2 })
    expect(heard(tableAt('bela-3'), [shared])).toEqual([
      'bate, took hearts, 20 to Ben, 20 to Cleo, 1 lost, total 0',
      '55, 20 from Anna, total 75',
      '55, 20 from Anna, total 75',
    ])
  })

  it('a bate that goes to each opponent in full names both', () => {
    const bate = playedByThree({ cardPoints: [41, 55, 45], lastTrick: 2 })
    expect(heard(tableAt('bela-3', { bateTo: 'each' }), [bate])).toEqual([
      'bate, took hearts, 41 to Ben, 41 to Cleo, total 0',
      '55, 41 from Anna, total 96',
      '55, 41 from Anna, total 96',
    ])
  })

  it('a claim, a revoke and points by word sound different from a played hand', () => {
    expect(heard(two, [claimed()], [460, 300])).toEqual(['good claim, 44, total 504', 'nothing, total 300'])
    expect(heard(two, [agreed([-20, 20])])).toEqual(['agreed, minus 20, total minus 20', 'agreed, 20, total 20'])
    const revoked = tableAt('bela-2', { revoke: 'all-to-other-side' })
    expect(heard(revoked, [played({ revoke: 1 })])).toEqual([
      'took hearts, 70, 55 from Yetta, total 125',
      'revoke, 55 to Mike, total 0',
    ])
  })
})
