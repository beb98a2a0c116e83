import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nameGiven, namesGiven, nobodyAt } from '@/lib/format/seat-words'

describe('what the first release wrote for seats that nobody had named', () => {
  it.each([
    // As it stands in that release: two ways round the table, and numbers where nobody knew what was played.
    { names: ['North', 'East', 'South', 'West'] },
    { names: ['North', 'West', 'South', 'East'] },
    { names: ['Host', 'Guest'] },
    { names: ['Host', 'Left', 'Right'] },
    { names: ['Player 1', 'Player 2'] },
    { names: ['Player 1', 'Player 2', 'Player 3'] },
    { names: ['Player 1', 'Player 2', 'Player 3', 'Player 4'] },
  ])('is nobody’s name: $names', ({ names }) => {
    expect(namesGiven(names)).toEqual(names.map(() => ''))
  })

  it('is a name at another seat, at a table of another size, in other letters, or with anything to it', () => {
    for (const names of [
      ['Guest', 'Host'],
      ['North', 'South'],
      ['Host', 'Guest', 'Third', 'Fourth'],
      ['north', 'EAST', 'South 2', 'The West'],
      ['Player 2', 'Player 1'],
      ['Север', 'Nord'],
    ])
      expect(namesGiven(names)).toEqual(names)
  })

  it('is nobody’s name with blanks around it, and blanks alone are none', () => {
    expect(namesGiven([' North ', 'East', ' ', ''])).toEqual(['', '', '', ''])
  })

  it('is a name at a table of a size that no release had', () => {
    expect(namesGiven(['North'])).toEqual(['North'])
  })

  it('leaves the others at the table their names', () => {
    expect(namesGiven(['North', 'Ann', 'South', 'Ben'])).toEqual(['', 'Ann', '', 'Ben'])
  })
})

describe('a name', () => {
  it('stays as it is when it is looked at again', () => {
    const words = ['North', 'East', 'South', 'West', 'Host', 'Guest', 'Left', 'Right', 'Player 1', 'Player 2', '', ' ']
    const name = fc.oneof(fc.constantFrom(...words), fc.string())
    fc.assert(
      fc.property(fc.array(name, { minLength: 2, maxLength: 4 }), (names) => {
        const given = namesGiven(names)
        expect(namesGiven(given)).toEqual(given)
        expect(given.every((one, seat) => one === '' || one === names[seat])).toBe(true)
      }),
    )
  })

  it('of nobody as the log has it is nobody’s at every table', () => {
    for (const players of [2, 3, 4])
      for (let seat = 0; seat < players; seat += 1) expect(nameGiven(players, seat, nobodyAt(seat))).toBe('')
  })
})
