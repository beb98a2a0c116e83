import type { Seat } from '../../engine/table/seats'
import * as said from '../../messages/compiled/referee/entry'
import type { Table } from '../table'
import { nameOf } from '../terms/names'

/** Tells why nothing can be written on the sheet. */
export const closedSentence = (closed: 'over' | 'open-hand'): string =>
  closed === 'over' ? said.sheetIsOver : said.sheetIsOpen

/** Asks for the facts of a hand lost by a revoke. */
export const sayRevoke = (table: Table, taker: Seat | null): string =>
  taker === null ? said.revokeAsk : said.revokeAskTrumps({ name: nameOf(table, taker) })
