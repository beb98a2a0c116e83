import { describe, expect, it } from 'vitest'
import { seatRefusal } from '@/components/ledger/seat-refusal'

describe('a name for a new player', () => {
  const table = ['Boris', 'Yetta']

  it('is refused where it is that of the player who leaves, in other letters too', () => {
    for (const name of ['Boris', 'boris', ' BORIS ', '\u0412oris'])
      expect(seatRefusal(table, 0, name)).toBe('That is the same name: nothing would change.')
  })

  it('is refused where someone else at the table has it', () => {
    expect(seatRefusal(table, 0, 'yetta')).toBe('Another player at this table has that name.')
  })

  it('is taken where it is new, and while there is none', () => {
    expect(seatRefusal(table, 0, 'Ned')).toBeNull()
    expect(seatRefusal(['', 'Yetta'], 0, '')).toBeNull()
  })
})
