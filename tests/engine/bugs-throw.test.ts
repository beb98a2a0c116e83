import { expect, test } from 'vitest'
import { chooseTrumps } from '@/lib/engine/bidding/choose-trumps'
import { rankOf, type Card } from '@/lib/engine/table/card'
import { at, otherSides, seatsOf } from '@/lib/engine/table/seats'
import { rules } from '../support/builders'

test('an auction about the turned-up card is refused without one', () => {
  expect(() => chooseTrumps(rules('bela-2'), { dealer: 0, turnUp: null }, [])).toThrow('expected a turn-up card')
})

test('a card that no pack has is named', () => {
  expect(() => rankOf('1S' as Card)).toThrow('expected a card such as AS, got 1S')
})

test('a list with too few sides is named', () => {
  expect(at([7, 8], 1)).toBe(8)
  expect(() => at([7, 8], 2)).toThrow('expected a side below 2, got 2 in [7, 8]')
})

test('names beyond the seats of a table still read as seats in order', () => {
  expect(seatsOf({ players: 5 })).toEqual([0, 1, 2, 3, 4])
  expect(otherSides({ players: 5 }, 2)).toEqual([0, 1, 3, 4])
})
