/** What was just done, and the way to take it back. */
export const TAKE_IT_BACK = 'Take it back'
export const CLOSE_THIS_WORD = 'Close this word'

/** Done to a game of the list. */
export const SHELVED = {
  archived: 'The game was put away. It counts as before.',
  listed: 'The game is back in the list.',
  deleted: 'The game was deleted.',
} as const
