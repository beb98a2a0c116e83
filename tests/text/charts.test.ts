import { describe, expect, it } from 'vitest'
import type { ChartHand } from '@/lib/engine/stats/chart'
import { handsDescription, scoreDescription } from '@/lib/text/screens/charts'
import { tableAt } from '../support/text-builders'

const TABLE = tableAt('bela-2')

const hand = (number: number, changed: Partial<ChartHand>): ChartHand => ({
  number,
  points: [0, 0],
  totals: [120, 81],
  bate: null,
  heldOver: 0,
  waiting: [0, 0],
  heldOverWon: 0,
  swing: null,
  ...changed,
})

describe('a chart in words', () => {
  it('a chart tells the score and each notable hand in whole sentences', () => {
    const hands = [hand(1, {}), hand(2, { bate: 1, swing: 0 }), hand(3, { heldOver: 61 })]
    expect(scoreDescription(TABLE, { start: [0, 0], hands })).toBe(
      'Mike 120, Yetta 81 after 3 hands. Hand 2. Yetta went bate. Mike took the lead. Hand 3. Held over: 61.',
    )
    expect(handsDescription(TABLE, [hand(4, { heldOverWon: 61 })])).toBe(
      'One hand, with a bar for each side. Hand 4. Points held over earlier, won here: 61.',
    )
  })

  it('a chart says that nothing notable happened', () => {
    expect(scoreDescription(TABLE, { start: [0, 0], hands: [hand(1, {})] })).toBe(
      'Mike 120, Yetta 81 after one hand. No bate, and no change of lead.',
    )
  })
  it('a chart gives the totals of the start before the first hand', () => {
    expect(scoreDescription(TABLE, { start: [40, 0], hands: [] })).toBe(
      'Mike 40, Yetta 0 after 0 hands. No bate, and no change of lead.',
    )
  })
})
