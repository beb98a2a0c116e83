import { sideOf, sidesOf } from '../engine/table/seats'

/** Names by side: partners together at a table of four. */
export function sidesOfNames(names: readonly string[]): readonly (readonly string[])[] {
  const table = { players: names.length }
  return sidesOf(table).map((side) => names.filter((_, seat) => sideOf(table, seat) === side))
}
