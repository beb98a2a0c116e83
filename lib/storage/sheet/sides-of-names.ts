import { sideOf, sidesOf } from '../../engine/table/seats'

/** Groups values by seat, such as names, into sides: at a table of four, partners share one. */
export function sidesOfNames<T>(names: readonly T[]): readonly (readonly T[])[] {
  const table = { players: names.length }
  return sidesOf(table).map((side) => names.filter((_, seat) => sideOf(table, seat) === side))
}
