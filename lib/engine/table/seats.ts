/** A place at the table, 0.. in the order of play: the seat after the dealer is eldest hand. */
export type Seat = number
/** Who scores together: the seat itself with two or three players; with four, side 0 is seats 0 and 2, side 1 seats 1 and 3. */
export type Side = number

/** How many sit at a table: all that decides who scores with whom. */
interface TableSize {
  readonly players: number
}

export const sideOf = (table: TableSize, seat: Seat): Side => (table.players === 4 ? seat % 2 : seat)
export const sideCount = (table: TableSize): number => (table.players === 4 ? 2 : table.players)
export const sidesOf = (table: TableSize): readonly Side[] =>
  Array.from({ length: sideCount(table) }, (_, side) => side)
export const seatsOf = (table: TableSize): readonly Seat[] => Array.from({ length: table.players }, (_, seat) => seat)
export const seatsOfSide = (table: TableSize, side: Side): readonly Seat[] =>
  seatsOf(table).filter((seat) => sideOf(table, seat) === side)
export const seatAfter = (table: TableSize, seat: Seat): Seat => (seat + 1) % table.players
export const eldestOf = seatAfter
export const otherSides = (table: TableSize, side: Side): readonly Side[] =>
  sidesOf(table).filter((other) => other !== side)

/** The seats in the order in which they play after the dealer, eldest first, the dealer last. */
export const fromEldest = (table: TableSize, dealer: Seat): readonly Seat[] =>
  seatsOf(table).map((step) => (dealer + 1 + step) % table.players)

/** The number that a list by side holds for a side; a list that is too short is a bug of the caller. */
export function at(bySide: readonly number[], side: Side): number {
  const value = bySide[side]
  if (value === undefined) throw new Error(`no side ${side} in [${bySide.join(', ')}]`)
  return value
}

export const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

/** Those of some sides that have the most points: one, or several that are level. */
export function highestSides(sides: readonly Side[], points: readonly number[]): readonly Side[] {
  const most = Math.max(...sides.map((side) => at(points, side)))
  return sides.filter((side) => at(points, side) === most)
}

/** The side that has the most points alone; `null` where several are level. */
export function highestAlone(sides: readonly Side[], points: readonly number[]): Side | null {
  const [first = null, ...level] = highestSides(sides, points)
  return level.length === 0 ? first : null
}
