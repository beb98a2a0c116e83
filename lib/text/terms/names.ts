import { namesApart } from '../../engine/table/alike'
import type { Rules } from '../../engine/table/options'
import { seatsOf, sideCount, sideOf, type Seat, type Side } from '../../engine/table/seats'
import * as said from '../../messages/compiled/terms/people'
import { allOf } from '../../messages/locale'
import type { Party, Table } from '../table'
import type { Vocabulary } from '../words'

/** The facts that name places: their number, and the direction round the table. */
type Places = Pick<Rules, 'direction'> & { readonly players: number }

/** Returns the words for seats without names: the compass at a table of four. */
export function seatWords({ players, direction }: Places): readonly string[] {
  if (players === 2) return [said.host, said.guest]
  if (players === 3) return [said.host, said.left, said.right]
  return direction === 'clockwise'
    ? [said.north, said.east, said.south, said.west]
    : [said.north, said.west, said.south, said.east]
}

/** Returns the word for a seat whose player is unknown. */
export const playerNumber = (seat: Seat): string => said.playerNumber({ number: seat + 1 })

/** Names as they are shown, in the language spoken now; by number where two are alike or one is called what a seat is. */
export const shownNames = (places: Places, names: readonly string[]): readonly string[] =>
  namesApart(
    seatWords(places).map((word, seat) => names[seat]?.trim() || (names.includes(word) ? playerNumber(seat) : word)),
  )

/** The table that sentences are said at. */
export const tableOf = (
  rules: Rules,
  names: readonly string[],
  vocabulary: Vocabulary,
  us: Side | null = null,
): Table => ({ rules, names: shownNames(rules, names), vocabulary, us: sideCount(rules) === 2 ? us : null })

/** Returns the same table with others in its seats: those who sat there for a hand. */
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

/** The players of a side together, by name: “Mike and Ann”. */
export const sideNames = (table: Table, side: Side): string => allOf(namesOfSide(table, side))

const us = (): Party => ({ who: 'we', name: said.us })
const them = (): Party => ({ who: 'they', name: said.them })

/** A side as the person of a sentence. */
export function partyOf(table: Table, side: Side): Party {
  if (table.us !== null) return side === table.us ? us() : them()
  return partyOfNames(namesOfSide(table, side))
}

const both = (): Party => ({ who: 'many', name: said.bothSides })

/** Several sides as one person: “Ben and Cleo”; two partnerships are “both sides”. */
export function partyOfSides(table: Table, sides: readonly Side[]): Party {
  const [only] = sides
  if (sides.length === 1 && only !== undefined) return partyOf(table, only)
  return table.rules.players === 4 ? both() : partyOfNames(sides.flatMap((side) => namesOfSide(table, side)))
}

const partyOfNames = (names: readonly string[]): Party => ({
  who: names.length === 1 ? 'one' : 'many',
  name: allOf(names),
})

/** Returns the heading of a side's column: its players, or “Us” and “Them”. */
export const sideHeading = (table: Table, side: Side): string => partyOf(table, side).name
