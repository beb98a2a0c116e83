import { describe, expect, it } from 'vitest'
import { isNumbered, numberAt, numberOf } from '@/lib/engine/game/hand-numbers'
import { agreed, counted, played, thrownIn } from '../support/builders'

const rows = [
  { hand: thrownIn() },
  { hand: counted() },
  { hand: agreed([10, 0]) },
  { state: 'unreadable' as const },
  { hand: played() },
]

describe('the numbers of a sheet', () => {
  it('go to hands that were played, and to one that cannot be read', () => {
    expect(rows.map(isNumbered)).toEqual([false, true, false, true, true])
  })

  it('count on past deals that came to nothing and points settled by word', () => {
    expect(rows.map((_, place) => numberOf(rows, place))).toEqual([1, 1, 1, 2, 3])
  })

  it('say which hand a new one is, wherever it is written', () => {
    expect([0, 1, 2, 3, 4, 5].map((place) => numberAt(rows, place))).toEqual([1, 1, 2, 2, 3, 4])
  })
})
