import type { Table } from '../../table'
import { unit } from '../terms/labels'

/** One hand answering for its figures. */
export const CORRECT = 'Correct'
export const INSERT_BEFORE = 'Insert before'
export const DELETE = 'Delete…'
export const CANCEL_DELETE = 'Cancel'

export const deleteHand = (number: number): string => `Delete hand ${number}`

/** `changes` says what else changes on the sheet; `null` where nothing does. */
export const deletePreviewText = (changes: string | null): string =>
  `${changes ?? 'Only the totals change.'} Undo brings it back.`

/** Under the lines of a side. */
export const MADE_IN_THE_HAND = 'made in the hand'
export const onTheSheet = (table: Table, points: number): string => `${unit(table, points)} on the sheet`
