import type { Rules } from '../../../engine/table/options'
import { seatsOf, sideCount, sideOf } from '../../../engine/table/seats'
import type { Seat, Side } from '../../../engine/table/seats'
import type { Party, Table } from '../../table'
import type { Words } from '../../words'
import { list } from './grammar'

const COMPASS = {
  clockwise: ['North', 'East', 'South', 'West'],
  counterclockwise: ['North', 'West', 'South', 'East'],
} as const

/** What a table of two or three calls its players who gave no name in a new game. */
export const SEAT_NAMES = { 2: ['Host', 'Guest'], 3: ['Host', 'Left', 'Right'] } as const

/** What players are called who gave no name: by the compass at a table of four, else by number. */
export function fallbackNames(rules: Rules): readonly string[] {
  return rules.players === 4 ? COMPASS[rules.direction] : seatsOf(rules).map(playerNumber)
}

/** Where nobody knows what is played, too. */
export const playerNumber = (seat: Seat): string => `Player ${seat + 1}`

/** The table that sentences are said at; a name that is missing or blank becomes a fallback name. */
export function tableOf(rules: Rules, names: readonly string[], words: Words, us: Side | null = null): Table {
  const given = fallbackNames(rules).map((fallback, seat) => names[seat]?.trim() || fallback)
  return { rules, names: given, words, us: sideCount(rules) === 2 ? us : null }
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
export const sideNames = (table: Table, side: Side): string => list(namesOfSide(table, side))

const US: Party = { heading: 'Us', subject: 'we', object: 'us', possessive: 'our', number: 'many' }
const THEM: Party = { heading: 'Them', subject: 'they', object: 'them', possessive: 'their', number: 'many' }

/** A side as the person of a sentence. */
export function partyOf(table: Table, side: Side): Party {
  if (table.us !== null) return side === table.us ? US : THEM
  return partyOfNames(namesOfSide(table, side))
}

const BOTH: Party = {
  heading: 'Both sides',
  subject: 'both sides',
  object: 'both sides',
  possessive: 'both sides’',
  number: 'many',
}

/** Several sides as one person: “Ben and Cleo”; two partnerships are “both sides”. */
export function partyOfSides(table: Table, sides: readonly Side[]): Party {
  const [only] = sides
  if (sides.length === 1 && only !== undefined) return partyOf(table, only)
  return table.rules.players === 4 ? BOTH : partyOfNames(sides.flatMap((side) => namesOfSide(table, side)))
}

function partyOfNames(names: readonly string[]): Party {
  const name = list(names)
  return {
    heading: name,
    subject: name,
    object: name,
    possessive: `${name}’s`,
    number: names.length === 1 ? 'one' : 'many',
  }
}

/** What stands over a side's column: its players, or “Us” and “Them”. */
export const sideHeading = (table: Table, side: Side): string => partyOf(table, side).heading

const NAMES: readonly string[] = [...COMPASS.clockwise, ...SEAT_NAMES[2], ...SEAT_NAMES[3]]

/** Whether a name is one that a seat has by itself, at a table of any size. */
export const isSeatName = (name: string): boolean => NAMES.includes(name) || /^Player [1-4]$/.test(name)
