import type { Seat } from '../../../engine/table/seats'
import type { Table } from '../../table'
import { nameOf } from '../names'

/** The bidding, call by call. */
export const LOW_CARD_SUIT = 'Suit of the low card'
export const NOT_SAID_THERE = 'That could not be said there. Take the last word back.'
export const WRITE_REDEAL = 'Write down the redeal'

export const sayDealer = (isTurnUp: boolean): string => `Say who dealt${isTurnUp ? ' and what was turned up' : ''}.`

export const mayBeSaidBy = (table: Table, seat: Seat): string => `What ${nameOf(table, seat)} may say`
