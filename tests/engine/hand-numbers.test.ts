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

describe('the numbers of hands on a sheet', () => {
  it('hands that were played, and one that cannot be read, have numbers', () => {
    expect(rows.map(isNumbered)).toEqual([false, true, false, true, true])
  })

  it('thrown-in deals and points settled by word take no number', () => {
    expect(rows.map((_, place) => numberOf(rows, place))).toEqual([1, 1, 1, 2, 3])
  })

  it('a new hand has the same number wherever it is written', () => {
    expect([0, 1, 2, 3, 4, 5].map((place) => numberAt(rows, place))).toEqual([1, 1, 2, 2, 3, 4])
  })
})
