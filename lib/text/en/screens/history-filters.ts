/** Which games of the history to show. */
export const PLAYER_OR_PAIR = 'Player or pair'
export const ANYBODY = 'Anybody'
export const GAME_PICK = 'Game'
export const ANY_GAME = 'Any'
export const TEXT_FIELD = 'Text in the note, a name, or the name of the rules'
export const PUT_AWAY_GAMES = 'Games that were put away'

export const RESULT = {
  title: 'Result',
  values: { any: 'All', finished: 'Finished', unfinished: 'Not finished', won: 'Won', lost: 'Lost' },
} as const
