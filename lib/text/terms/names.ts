import { withDistinctNames } from '../../engine/table/alike'
import type { Rules } from '../../engine/table/options'
import { seatsOf, sideCount, sideOf, type Seat, type Side } from '../../engine/table/seats'
import * as said from '../../messages/compiled/terms/people'
import { isolated } from '../../messages/isolate'
import { allOf } from '../../messages/locale'
import type { Subject, Table } from '../table'
import type { Vocabulary } from '../words'

/** The facts on which the names of seats depend: their number, and the direction of play. */
type Places = Pick<Rules, 'direction'> & { readonly players: number }

/** Returns the words for seats without names. At a table of four these are the points of the compass. */
export function seatWords({ players, direction }: Places): readonly string[] {
  if (players === 2) return [said.host, said.guest]
  if (players === 3) return [said.host, said.left, said.right]
  return direction === 'clockwise'
    ? [said.north, said.east, said.south, said.west]
    : [said.north, said.west, said.south, said.east]
}

/** Returns the word for a seat whose player is unknown. */
export const playerNumber = (seat: Seat): string => said.playerNumber({ number: seat + 1 })

/**
 * Returns the names to show, in the current language. Equal names get numbers; so does an empty seat whose word is a player's
 * name.
 */
export const shownNames = (places: Places, names: readonly string[]): readonly string[] =>
  withDistinctNames(
    seatWords(places).map((word, seat) => names[seat]?.trim() || (names.includes(word) ? playerNumber(seat) : word)),
  )

/** Returns the table on which sentences depend. */
export const tableOf = (
  rules: Rules,
  names: readonly string[],
  vocabulary: Vocabulary,
  us: Side | null = null,
): Table => ({ rules, names: shownNames(rules, names), vocabulary, us: sideCount(rules) === 2 ? us : null })

/** Returns the same table with other players: those who played a certain hand. */
export const seatedWith = (table: Table, names: readonly string[]): Table => ({
  ...table,
  names: shownNames(table.rules, names),
})

export function nameOf(table: Table, seat: Seat): string {
  const name = table.names[seat]
  if (name === undefined) throw new Error(`expected a seat below ${table.names.length}, got ${seat}`)
  return name
}

const namesOfSide = (table: Table, side: Side): readonly string[] =>
  seatsOf(table.rules)
    .filter((seat) => sideOf(table.rules, seat) === side)
    .map((seat) => nameOf(table, seat))

/** Returns a side in the fewest letters: “Mike · Ann”, or “Us” and “Them”. */
export const shortHeading = (table: Table, side: Side): string =>
  table.us === null ? namesOfSide(table, side).map(isolated).join(' · ') : subjectOf(table, side).name

/** Returns the names of a side's players: “Mike and Ann”. */
export const sideNames = (table: Table, side: Side): string => allOf(namesOfSide(table, side))

const us = (): Subject => ({ who: 'we', name: said.us })
const them = (): Subject => ({ who: 'they', name: said.them })

/** Returns a side as the subject of a sentence. */
export function subjectOf(table: Table, side: Side): Subject {
  if (table.us !== null) return side === table.us ? us() : them()
  return subjectOfNames(namesOfSide(table, side))
}

const both = (): Subject => ({ who: 'many', name: said.bothSides })

/** Returns several sides as one subject: “Ben and Cleo”; two partnerships are “both sides”. */
export function subjectOfSides(table: Table, sides: readonly Side[]): Subject {
  const [only] = sides
  if (sides.length === 1 && only !== undefined) return subjectOf(table, only)
  return table.rules.players === 4 ? both() : subjectOfNames(sides.flatMap((side) => namesOfSide(table, side)))
}

const subjectOfNames = (names: readonly string[]): Subject => ({
  who: names.length === 1 ? 'one' : 'many',
  name: allOf(names),
})

/** Returns the heading of a side's column: its players, or “Us” and “Them”. */
export const sideHeading = (table: Table, side: Side): string => subjectOf(table, side).name
