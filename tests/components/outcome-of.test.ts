import { describe, expect, it } from 'vitest'
import { sideOutcome } from '@/components/hand/outcome-of'
import { counted, from, played, rules, score } from '../support/builders'

const two = rules('bela-2')

describe('what a hand comes to for each side', () => {
  it('the result shows each side’s own points where the taker made it', () => {
    const row = score(two, played({ taker: 0, cardPoints: [90, 40], lastTrick: 0 }))
    expect([0, 1].map((side) => sideOutcome(two, row, side))).toMatchObject([
      { points: 100, shown: 100, mark: null },
      { points: 40, shown: 40, mark: null },
    ])
  })

  it('the result strikes out the taker’s points where they were too few', () => {
    const row = score(two, played({ taker: 0, cardPoints: [40, 90], lastTrick: 1 }))
    expect(sideOutcome(two, row, 0)).toMatchObject({ points: 0, shown: 40, mark: 'lost' })
    expect(sideOutcome(two, row, 1)).toMatchObject({ points: 140, shown: 140, mark: null })
  })

  it('the result in match points strikes out match points', () => {
    const bridge = rules('bridge-belote')
    const inside = score(bridge, counted({ totals: [79, 83], trump: 'hearts' }))
    expect(sideOutcome(bridge, inside, 0)).toMatchObject({ points: 0, shown: 8, mark: 'lost' })
  })

  it('the result strikes out nothing of a side that did not take', () => {
    const bridge = rules('bridge-belote')
    const made = score(bridge, counted({ totals: [102, 60], trump: 'hearts', multiplier: 2 }))
    expect(sideOutcome(bridge, made, 1)).toMatchObject({ points: 0, shown: 0, mark: null })
  })

  it('the result boxes the taker’s points where both made the same', () => {
    const row = score(two, played({ taker: 0, cardPoints: [60, 50], lastTrick: 1 }))
    expect(sideOutcome(two, row, 0)).toMatchObject({ points: 0, shown: 60, mark: 'waits' })
    expect(sideOutcome(two, row, 1)).toMatchObject({ points: 60, shown: 60, mark: null })
  })

  it('the result says who wins the game by the hand', () => {
    const row = score(two, played({ taker: 0, cardPoints: [90, 40], lastTrick: 0 }), from([480, 300]))
    expect([0, 1].map((side) => sideOutcome(two, row, side).hasWon)).toEqual([true, false])
  })
})
