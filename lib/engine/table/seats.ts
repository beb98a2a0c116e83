/** A place at the table, 0.. in the order of play: the seat after the dealer is eldest hand. */
export type Seat = number
/** In place of the name of a seat that no one named. What is shown there is a message, made when it is shown. */
export const NO_NAME = ''
/**
 * A side that scores together: the seat itself with two or three players; with four, side 0 is seats 0 and 2, side 1 seats 1 and
 * 3.
 */
export type Side = number

/** How many sit at a table: all that decides who scores with whom. */
interface TableSize {
  readonly players: number
}

/** Lists that every hand asks for are made once: the first so many places, and for each of them the others. */
const FIRST: readonly (readonly number[])[] = [[], [0], [0, 1], [0, 1, 2], [0, 1, 2, 3]]
const OTHERS = FIRST.map((places) => places.map((place) => places.filter((other) => other !== place)))

const firstOf = (count: number): readonly number[] => FIRST[count] ?? Array.from({ length: count }, (_, place) => place)

export const sideOf = (table: TableSize, seat: Seat): Side => (table.players === 4 ? seat % 2 : seat)
export const sideCount = (table: TableSize): number => (table.players === 4 ? 2 : table.players)
export const sidesOf = (table: TableSize): readonly Side[] => firstOf(sideCount(table))
export const seatsOf = (table: TableSize): readonly Seat[] => firstOf(table.players)
export const seatsOfSide = (table: TableSize, side: Side): readonly Seat[] =>
  seatsOf(table).filter((seat) => sideOf(table, seat) === side)
export const seatAfter = (table: TableSize, seat: Seat): Seat => (seat + 1) % table.players
export const eldestOf = seatAfter
export const otherSides = (table: TableSize, side: Side): readonly Side[] =>
  OTHERS[sideCount(table)]?.[side] ?? sidesOf(table).filter((other) => other !== side)

/** The seats in the order in which they play after the dealer, eldest first, the dealer last. */
export const fromEldest = (table: TableSize, dealer: Seat): readonly Seat[] =>
  seatsOf(table).map((step) => (dealer + 1 + step) % table.players)

/** The number that a list by side holds for a side; a list that is too short is a bug of the caller. */
export function at(bySide: readonly number[], side: Side): number {
  const value = bySide[side]
  if (value === undefined)
    throw new Error(`expected a side below ${bySide.length}, got ${side} in [${bySide.join(', ')}]`)
  return value
}

export function sum(numbers: readonly number[]): number {
  let total = 0
  for (const number of numbers) total += number
  return total
}

/** The most points that one of some sides has. */
export function mostOf(sides: readonly Side[], points: readonly number[]): number {
  let most = -Infinity
  for (const side of sides) most = Math.max(most, at(points, side))
  return most
}

/** Those of some sides that have the most points: one, or several that are level. */
export function highestSides(sides: readonly Side[], points: readonly number[]): readonly Side[] {
  if (sides.length < 2) return sides
  const most = mostOf(sides, points)
  return sides.filter((side) => at(points, side) === most)
}

/** The side that has the most points alone; `null` where several are level. */
export function highestAlone(sides: readonly Side[], points: readonly number[]): Side | null {
  const highest = highestSides(sides, points)
  return highest.length === 1 ? at(highest, 0) : null
}
