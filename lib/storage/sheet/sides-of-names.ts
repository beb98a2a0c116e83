import { sideOf, sidesOf } from '../../engine/table/seats'

/** What is known of each seat, names above all, by side: partners together at a table of four. */
export function sidesOfNames<T>(names: readonly T[]): readonly (readonly T[])[] {
  const table = { players: names.length }
  return sidesOf(table).map((side) => names.filter((_, seat) => sideOf(table, seat) === side))
}
