import { NOBODY } from '../engine/table/seats'
import type { Seat } from '../engine/table/seats'

/**
 * What a seat without a name is called in a log. An entry is the same on every phone, of whatever language and release, and
 * the first ones wrote this: so it is written still, and is nobody's name wherever it is read.
 */
export const nobodyAt = (seat: Seat): string => `Player ${seat + 1}`

/** What the releases up to 1.0 wrote for seats that nobody named, by how many play; two ways round the table. */
const SEAT_WORDS: Readonly<Record<number, readonly (readonly string[])[]>> = {
  2: [['Host'], ['Guest']],
  3: [['Host'], ['Left'], ['Right']],
  4: [['North'], ['East', 'West'], ['South'], ['West', 'East']],
}

/** A name as somebody gave it; nobody's, where it is what this seat was called that nobody had named. */
export function nameGiven(players: number, seat: Seat, name: string): string {
  const word = name.trim()
  const isNobody = word === nobodyAt(seat) || SEAT_WORDS[players]?.[seat]?.includes(word) === true
  return word === '' || isNobody ? NOBODY : name
}

/** The names of a table as somebody gave them, by seat. */
export const namesGiven = (names: readonly string[]): readonly string[] =>
  names.map((name, seat) => nameGiven(names.length, seat, name))
