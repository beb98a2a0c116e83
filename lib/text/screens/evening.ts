import { seatsOfSide, sidesOf } from '../../engine/table/seats'
import { nextSidesOut, nextSidesOutMany } from '../../messages/compiled/app/evening'
import { allOf } from '../../messages/locale'
import { playerNumber } from '../terms/names'

/** Returns the sides of a table with their names: “Ann and Cem – Ben and Dora”. */
export function sidesText(names: readonly string[]): string {
  const table = { players: names.length }
  return sidesOf(table)
    .map((side) => allOf(seatsOfSide(table, side).map((seat) => names[seat] || playerNumber(seat))))
    .join(' – ')
}

/** Returns the sides of the next game, and the players who sit out. */
export function nextSidesText({
  seats,
  out,
}: {
  readonly seats: readonly string[]
  readonly out: readonly string[]
}): string {
  const sides = sidesText(seats)
  if (out.length === 0) return sides
  return out.length === 1 ? nextSidesOut({ sides, out: allOf(out) }) : nextSidesOutMany({ sides, out: allOf(out) })
}
