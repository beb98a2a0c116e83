import { expect, test } from 'vitest'
import { namesByHand } from '@/lib/engine/game/seatings'

test('who takes over a seat has it from there on, and the next hand', () => {
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

test('nobody has taken over a seat: the same sit there throughout', () => {
  expect(namesByHand(['Mike', 'Yetta'], [], 1)).toEqual([
    ['Mike', 'Yetta'],
    ['Mike', 'Yetta'],
  ])
})

test('two who take over before the same hand both sit there for it', () => {
  const seatings = [
    { seat: 0, name: 'Rosa', fromRow: 1 },
    { seat: 1, name: 'Sol', fromRow: 1 },
  ]
  expect(namesByHand(['Mike', 'Yetta'], seatings, 1)).toEqual([
    ['Mike', 'Yetta'],
    ['Rosa', 'Sol'],
  ])
})
