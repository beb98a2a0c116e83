import type { Seat } from '../../../engine/table/seats'
import type { Table } from '../../table'
import { nameOf } from '../names'

/** What a real evening needs now and then. */
export const SHARE_OR_PRINT = 'Share or print'
export const SHARE_THIS_GAME = 'Share this game'
export const TAKE_GAME_UP = 'Take the game up again'
export const BREAK_GAME_OFF = 'Break the game off'

/** Somebody goes home. */
export const SOMEBODY_ELSE = 'Somebody else sits down'
export const WHO_LEAVES = 'Who leaves'
export const SIT_DOWN = 'Sit down'
export const whoPlaysFor = (table: Table, seat: Seat): string =>
  `Who plays for ${nameOf(table, seat)} from the next hand on`

export const WHAT_DO_I_NEED = 'What do I need?'

export const GAME_NOTE = 'Note on this game'
export const KEEP_NOTE = 'Keep the note'
