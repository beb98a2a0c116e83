import { NOBODY } from '../engine/table/seats'
import { nameGiven } from '../format/seat-words'
import type { Directory } from './directory'
import { isRow } from './records/record'

/**
 * In the first release a seat that nobody had named was listed as a player, “Host”, and could be given a name on the page of
 * players. Those seats are that person's, and the game now says so; where two at one table would be called alike, nobody's.
 */
export function namedLater(directory: Directory, names: readonly string[]): readonly string[] {
  const named = names.map((name, seat) =>
    nameGiven(names.length, seat, name) === NOBODY ? (directory.of(name).record?.name ?? name) : name,
  )
  return new Set(named).size < named.length ? names : named
}

/** The same for a game as it is stored. */
export function gameNamedLater(directory: Directory, row: unknown): unknown {
  if (!isRow(row)) return row
  const { names } = row
  return Array.isArray(names) && names.every((name) => typeof name === 'string')
    ? { ...row, names: namedLater(directory, names) }
    : row
}
