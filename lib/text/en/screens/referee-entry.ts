import type { Seat, Side } from '../../../engine/table/seats'
import type { Table } from '../../table'
import { nameOf, sideHeading } from '../terms/names'

/** What the referee found, on its way to the sheet. */
export const SAVE_TO_SHEET = 'Save to sheet'
export const ASKED_WITHOUT_GAME = 'To save this on a sheet, open the referee from the sheet of that game.'
export const TO_THE_GAMES = 'Games'
export const TO_THE_SHEET = 'Sheet'

export const writtenDown = (number: number): string => `Saved as hand ${number}.`

/** The button: what it writes, and as which hand. */
export const writeAsHand = (label: string, number: number): string => `${label}, hand ${number}`

/** Why nothing can be written on the sheet. */
export const closedSentence = (closed: 'over' | 'open-hand'): string =>
  closed === 'over' ? 'This game is over.' : 'A hand on the sheet must be corrected first.'

/** Points settled by word. */
export const WHAT_FOR = 'Reason'
export const WHOLE_NUMBER = 'A whole number. Use a minus sign to take points away.'
export const SAY_POINTS = 'Enter who gets how many points.'

export const pointsFor = (table: Table, side: Side): string => `Points for ${sideHeading(table, side)}`

/** A hand lost by a revoke. */
export const WHO_WENT_WRONG = 'Who went wrong'

export const cardPointsOf = (table: Table, side: Side): string => `Card points of ${sideHeading(table, side)}`

export const revokeRest = ({ words }: Table): string =>
  `Runs, ${words.bela} and doubles that counted are added on the sheet: tap the hand there and correct it.`

export const sayRevoke = (table: Table, taker: Seat | null): string =>
  `Choose who went wrong, ${taker === null ? 'who took' : `the trumps ${nameOf(table, taker)} took in`}, and enter what was counted.`
