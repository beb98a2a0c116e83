import { describe, expect, it } from 'vitest'
import { seatRefusal } from '@/components/sheet/players-dialog'

describe('a name for a new player', () => {
  const table = ['Boris', 'Yetta']

  it('the name of the leaving player is refused for the new one, in any letters', () => {
    for (const name of ['Boris', 'boris', ' BORIS ', '\u0412oris'])
      expect(seatRefusal(table, 0, name)).toBe('That is the same name: nothing would change.')
  })

  it('a name that another player at the table has is refused', () => {
    expect(seatRefusal(table, 0, 'yetta')).toBe('Another player at this table has that name.')
  })

  it('a new name is accepted, and so is an empty field', () => {
    expect(seatRefusal(table, 0, 'Ned')).toBeNull()
    expect(seatRefusal(['', 'Yetta'], 0, '')).toBeNull()
  })
})
