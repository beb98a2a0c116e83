import type { Table } from '../../table'

/** The sheet of a game on paper. */
export const TAKEN_BY = 'Taken by'
export const PRINT_GAME_UNREADABLE = 'This game cannot be read.'

/** In the row of what stood there before the first hand. */
export const takenOver = ({ words }: Table, heldOver: number): string =>
  heldOver === 0 ? 'from paper' : `from paper, ${heldOver} ${words.heldOver}`

/** Under the sheet of a game that is not over. */
export const PRINT_ENDED_EARLY = 'Ended early.'
export const STILL_GOING_ON = 'In progress.'
export const pointsWaiting = ({ words }: Table, heldOver: number): string => `${heldOver} ${words.heldOver}.`

/** Where no game is named. */
export const WHERE_SHEETS_ARE_PRINTED = 'Open a game from the history: on its sheet, More leads to Share or print.'
