import { expect, it } from 'vitest'
import { need } from '@/lib/engine/game/need'
import { rules } from '../support/builders'

it('more than half is needed where a tie of doubled no trumps waits', () => {
  const doubled = rules('bela-2', {
    tie: 'held-over-both',
    auction: 'contracts',
    noTrumpDoubled: 'yes',
    noTrumpMelds: 'runs',
    runsNeedTrick: 'no',
  })
  // Thirty points would be doubled to sixty. But if both are level, with what was declared, no one gets anything.
  for (const [taker, own, sure] of [
    [0, 0, 79],
    [20, 0, 89],
    [0, 20, 69],
  ] as const) {
    const melds = [taker, own].flatMap((points, side) =>
      points === 0 ? [] : [{ kind: 'settled', side, points } as const],
    )
    const hand = {
      taker: 0,
      trump: 'none',
      melds,
      bela: [],
      bid: null,
      multiplier: 1,
      big: false,
      lastTrick: null,
    } as const
    const standing = { dealer: 0, totals: [0, 441], heldOver: 0 }
    expect(need(doubled, hand, standing, 1, 'game')).toEqual({ kind: 'points', points: sure })
  }
})
