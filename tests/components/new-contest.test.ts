import { describe, expect, it } from 'vitest'
import { contestTyped } from '@/components/contest/new-contest'

describe('a new contest that was being set up', () => {
  const typed = {
    cap: '1,500',
    unopposed: '160',
    name: 'Friday',
    pairs: ['Ann & Bea', 'Cem & Dan'],
    ends: 'minutes',
    deals: '12',
    minutes: '4x',
    rings: true,
    opponents: 'points',
    counts: 'wins',
  }

  it('everything typed for a contest is there again, right or wrong', () => {
    expect(contestTyped(JSON.parse(JSON.stringify(typed)))).toEqual(typed)
  })

  it('what cannot be read is as usual, and no more pairs are there than can play', () => {
    const pairs = Array.from({ length: 20 }, (_, pair) => `Pair ${pair}`)
    expect(contestTyped({ pairs: [7, ...pairs], ends: 'never', counts: null, cap: 5 })).toEqual({
      cap: '',
      unopposed: '0',
      name: '',
      pairs: pairs.slice(0, 12),
      ends: 'deals',
      deals: '12',
      minutes: '40',
      rings: false,
      opponents: 'draw',
      counts: 'points',
    })
    expect(contestTyped('Ann & Bea')).toBeNull()
  })
})
