import { expect, test } from 'vitest'
import { namesByHand } from '@/lib/engine/game/seatings'

test('a player who takes over a seat has it from that hand on', () => {
  const seatings = [
    { seat: 1, name: 'Rosa', fromRow: 1 },
    { seat: 1, name: 'Sol', fromRow: 2 },
  ]
  expect(namesByHand(['Mike', 'Yetta'], seatings, 2)).toEqual([
    ['Mike', 'Yetta'],
    ['Mike', 'Rosa'],
    ['Mike', 'Sol'],
  ])
})

test('the same players sit there throughout if no one takes over a seat', () => {
  expect(namesByHand(['Mike', 'Yetta'], [], 1)).toEqual([
    ['Mike', 'Yetta'],
    ['Mike', 'Yetta'],
  ])
})

test('two players who take over before the same hand both play it', () => {
  const seatings = [
    { seat: 0, name: 'Rosa', fromRow: 1 },
    { seat: 1, name: 'Sol', fromRow: 1 },
  ]
  expect(namesByHand(['Mike', 'Yetta'], seatings, 1)).toEqual([
    ['Mike', 'Yetta'],
    ['Rosa', 'Sol'],
  ])
})
