import type { Rules } from './options'

/** A place at the table, 0.. in the order of play: the seat after the dealer is eldest hand. */
export type Seat = number
/** Who scores together: the seat itself with two or three players; with four, side 0 is seats 0 and 2, side 1 seats 1 and 3. */
export type Side = number

export const sideOf = (rules: Rules, seat: Seat): Side => (rules.players === 4 ? seat % 2 : seat)
export const sideCount = (rules: Rules): number => (rules.players === 4 ? 2 : rules.players)
export const sidesOf = (rules: Rules): readonly Side[] => Array.from({ length: sideCount(rules) }, (_, side) => side)
export const seatsOf = (rules: Rules): readonly Seat[] => Array.from({ length: rules.players }, (_, seat) => seat)
export const seatAfter = (rules: Rules, seat: Seat): Seat => (seat + 1) % rules.players
export const eldestOf = seatAfter
export const otherSides = (rules: Rules, side: Side): readonly Side[] =>
  sidesOf(rules).filter((other) => other !== side)

/** The seats in the order in which they play after the dealer, eldest first, the dealer last. */
export const fromEldest = (rules: Rules, dealer: Seat): readonly Seat[] =>
  seatsOf(rules).map((step) => (dealer + 1 + step) % rules.players)

/** The number that a list by side holds for a side; a list that is too short is a bug of the caller. */
export function at(bySide: readonly number[], side: Side): number {
  const value = bySide[side]
  if (value === undefined) throw new Error(`no side ${side} in [${bySide.join(', ')}]`)
  return value
}

export const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)
