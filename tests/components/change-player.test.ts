import { describe, expect, it } from 'vitest'
import { seatRefusal } from '@/components/sheet/players-dialog'
import { nameKey } from '@/lib/engine/table/alike'

describe('a name for a new player', () => {
  const table = ['Boris', 'Yetta']

  it('the name of the leaving player is refused for the new one, in any letters', () => {
    for (const name of ['Boris', 'boris', ' BORIS '])
      expect(seatRefusal(table, 0, name, nameKey)).toBe('That is the same name: nothing would change.')
  })

  it('a name that another player at the table has is refused', () => {
    expect(seatRefusal(table, 0, 'yetta', nameKey)).toBe('Another player at this table has that name.')
  })

  it('a new name is accepted, and so is an empty field', () => {
    expect(seatRefusal(table, 0, 'Ned', nameKey)).toBeNull()
    expect(seatRefusal(['', 'Yetta'], 0, '', nameKey)).toBeNull()
  })

  it('another name of a person at the table is refused', () => {
    const keyOf = (name: string) => (name === 'Etta' ? 'yetta' : nameKey(name))
    expect(seatRefusal(table, 0, 'Etta', keyOf)).toBe('Yetta and Etta are the same person.')
  })

  it('a name that only looks like that of a player is accepted', () => {
    expect(seatRefusal(table, 0, '\u0412oris', nameKey)).toBeNull()
  })
})
