import type { Rules } from '../../../engine/table/options'
import { seatsOf, sideCount, sideOf } from '../../../engine/table/seats'
import type { Seat, Side } from '../../../engine/table/seats'
import * as said from '../../../messages/compiled/terms/people'
import { allOf } from '../../../messages/locale'
import type { Party, Table } from '../../table'
import type { Vocabulary } from '../../words'

function compass({ direction }: Rules): readonly string[] {
  return direction === 'clockwise'
    ? [said.north, said.east, said.south, said.west]
    : [said.north, said.west, said.south, said.east]
}

/** What a table of two or three calls its players who gave no name in a new game. */
export const seatNames = (players: 2 | 3): readonly string[] =>
  players === 2 ? [said.host, said.guest] : [said.host, said.left, said.right]

/** What players are called who gave no name: by the compass at a table of four, else by number. */
export function fallbackNames(rules: Rules): readonly string[] {
  return rules.players === 4 ? compass(rules) : seatsOf(rules).map(playerNumber)
}

/** Where nobody knows what is played, too. */
export const playerNumber = (seat: Seat): string => said.playerNumber({ number: seat + 1 })

/** The table that sentences are said at; a name that is missing or blank becomes a fallback name. */
export function tableOf(rules: Rules, names: readonly string[], vocabulary: Vocabulary, us: Side | null = null): Table {
  const given = fallbackNames(rules).map((fallback, seat) => names[seat]?.trim() || fallback)
  return { rules, names: given, vocabulary, us: sideCount(rules) === 2 ? us : null }
}

export function nameOf(table: Table, seat: Seat): string {
  const name = table.names[seat]
  if (name === undefined) throw new Error(`no seat ${seat} at a table of ${table.names.length}`)
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

/** What stands over a side's column: its players, or “Us” and “Them”. */
export const sideHeading = (table: Table, side: Side): string => partyOf(table, side).name

/** Whether a name is one that a seat has by itself, at a table of any size. */
export const isSeatName = (name: string): boolean =>
  [said.north, said.east, said.south, said.west, ...seatNames(2), ...seatNames(3)].includes(name) ||
  [1, 2, 3, 4].some((number) => said.playerNumber({ number }) === name)
