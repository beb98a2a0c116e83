import type { NextGameDealer } from '../../../rulesets/sets/next-game'

/** One game of the history. */
export const A_GAME = 'A game'
export const OPEN_THE_SHEET = 'Open the sheet'
export const CONTINUE_GAME = 'Continue game'
export const NOBODY_HAS_WON = 'Ended early: nobody has won it.'
export const NOT_FINISHED_YET = 'Not finished yet.'

/** When it was played; the example was not. */
export const dayOfGame = (day: string, isExample: boolean): string =>
  isExample ? `${day} · the example, not counted in statistics` : day

/** A game that cannot be shown. */
export const PAST_GAME_MISSING = 'There is no such game on this phone.'
export const PAST_GAME_UNREADABLE = 'This game cannot be read. It is stored unchanged, and a backup includes it.'
export const PHONE_SILENT = 'Storage is not responding. Reload the page.'
export const DELETE_IT = 'Delete it'

/** Put away, take out, delete. */
export const KEEP_OR_DELETE = 'Keep or delete'
export const ARCHIVE = 'Archive'
export const UNARCHIVE = 'Unarchive'
export const DELETE_THIS_GAME = 'Delete this game'
export const DELETE_ABOUT =
  'The game is removed from the list and all statistics. You can undo this until your next change.'

/** The next game at the same table. */
export const dealsFirst = (dealer: string): string => `${dealer} deals first`

export const WHY_DEALS_FIRST: { readonly [D in NextGameDealer]: string } = {
  winner: 'The winner of a game deals first in the next.',
  winners: 'The winners of a game deal first in the next: either of the two.',
  afresh: 'The rules name nobody, so the deal goes round. Cut for it, if that is your way.',
}

/** Its series, game by game. */
export const gameOfSeries = (number: number): string => `Game ${number}`
export const WON_BY_NOBODY = 'nobody'
export const NOT_FINISHED = 'not finished'
