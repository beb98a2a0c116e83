import type { Side } from '../../../engine/table/seats'
import type { Table } from '../../table'
import { sideHeading } from '../names'

/** A game begun on paper. */
export const totalOf = (table: Table, side: Side): string => `Total of ${sideHeading(table, side)}`
export const pointsHeldOver = ({ words }: Table): string => `Points ${words.heldOver}`

/** A figure that cannot be. */
export const PAPER_TOTAL_WRONG = 'A whole number, such as 240, or nothing.'
export const PAPER_HELD_OVER_WRONG = 'A whole number, such as 61, or nothing.'
export const alreadyWon = (target: number, total: string): string =>
  `The game is to ${target}: at ${total} it is already won.`
