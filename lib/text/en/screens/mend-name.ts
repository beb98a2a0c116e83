import type { Seat } from '../../../engine/table/seats'
import type { Table } from '../../table'
import { nameOf } from '../names'

/** A name that was written wrongly. */
export const MEND_A_NAME = 'A name is written wrongly'
export const WHOSE_NAME = 'Whose name'
export const MEND_NAME = 'Mend the name'
export const rightNameOf = (table: Table, seat: Seat): string => `The right name of ${nameOf(table, seat)}`

export const MENDED_EVERYWHERE = 'The same person: the name changes in all their games.'
export const MENDED_HERE = 'The name changes in this game.'
export const ALREADY_AT_THE_TABLE = 'Somebody at this table has that name.'
