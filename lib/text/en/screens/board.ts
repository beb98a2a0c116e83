import type { Side } from '../../../engine/table/seats'
import type { Table } from '../../table'
import { CARD, many } from '../grammar'
import { sideHeading } from '../names'

/** The board on which the cards of a pile are tapped. */
export const CARDS_TAKEN = 'Cards taken'
export const WHOSE_PILE = 'Whose pile'
export const BOARD_DONE = 'Done'
export const TRUMPS_FIRST = 'Say first what were trumps: the points follow from it.'

/** A pile that makes no number before trumps are named. */
export const countedWord = (cards: number): string => many(cards, CARD)

export const cardsTakenBy = (table: Table, side: Side): string => `Cards taken by ${sideHeading(table, side)}`
