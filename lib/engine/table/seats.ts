/** A place at the table, counted from 0 in the order of play. The seat after the dealer is eldest hand. */
export type Seat = number
/** The name of a seat that has none. The text that is shown for it is a message. */
export const NO_NAME = ''
/**
 * A side that scores together: the seat itself with two or three players; with four, side 0 is seats 0 and 2, side 1 seats 1 and
 * 3.
 */
export type Side = number

/** The number of players at a table, which decides who scores with whom. */
interface TableSize {
  readonly players: number
}

/** Lists that every hand needs, made once: the first places, and for each of them the others. */
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

/** Returns the seats in the order in which they play after the dealer: eldest hand first, the dealer last. */
export const fromEldest = (table: TableSize, dealer: Seat): readonly Seat[] =>
  seatsOf(table).map((step) => (dealer + 1 + step) % table.players)

/** Returns the number for a side from a list by side. Throws if the list is too short, which is a bug of the caller. */
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

/** Returns the most points that any of these sides has. */
export function mostOf(sides: readonly Side[], points: readonly number[]): number {
  let most = -Infinity
  for (const side of sides) most = Math.max(most, at(points, side))
  return most
}

/** Returns the sides with the most points: one, or several that are level. */
export function highestSides(sides: readonly Side[], points: readonly number[]): readonly Side[] {
  if (sides.length < 2) return sides
  const most = mostOf(sides, points)
  return sides.filter((side) => at(points, side) === most)
}

/** Returns the side that alone has the most points; `null` if several are level. */
export function highestAlone(sides: readonly Side[], points: readonly number[]): Side | null {
  const highest = highestSides(sides, points)
  return highest.length === 1 ? at(highest, 0) : null
}
