import type { Seat } from '../../engine/table/seats'
import * as said from '../../messages/compiled/table/sheet-dialogs'
import { inARow } from '../../messages/locale'
import type { Table } from '../table'
import { nameOf } from '../terms/names'

export const whoPlaysFor = (table: Table, seat: Seat): string => said.whoPlaysFor({ name: nameOf(table, seat) })

/** Returns the note below a reason for a redeal: who deals next, and whether this reason is the current one on the sheet. */
export const thrownInThen = (table: Table, dealer: Seat | null, isWritten: boolean): string =>
  inARow([
    ...(isWritten ? [said.currentChoice] : []),
    ...(dealer === null ? [] : [said.dealsNext({ name: nameOf(table, dealer) })]),
  ])

export const rightNameOf = (table: Table, seat: Seat): string => said.rightNameOf({ name: nameOf(table, seat) })
