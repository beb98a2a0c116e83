/** Every game that was played, by evening. */
export const HISTORY_TITLE = 'History'
export const FIND_A_GAME = 'Find a game'
export const SEARCH_HINT = 'Player, pair, game, result, text'
export const SHOW_ALL_GAMES = 'Show all games'

export const filtersSet = (count: number): string => (count === 1 ? 'One filter is set' : `${count} filters are set`)

export const gamesFound = (count: number): string =>
  count === 1 ? 'One game' : `${count.toLocaleString('en-GB')} games`

/** An empty list, and the way on. */
export const NONE_LIKE_THAT = 'No games found'
export const FEWER_FILTERS = 'No game is like that in every point. One filter less may find it.'
export const NONE_PLAYED_YET = 'No games yet'
export const WHAT_IS_KEPT = 'Every game you play stays here: its sheet, how the score went, and who won.'
export const START_ONE = 'New game'

/** Games that cannot be read, before a link to each: the links are numbered from 1. */
export const keptUncounted = (count: number): string =>
  count === 1
    ? 'One game cannot be read. It is stored unchanged and not counted:'
    : `${count} games cannot be read. They are stored unchanged and not counted:`
export const unreadableGame = (number: number): string => `game ${number}`

/** Which games of the history to show. */
export const PLAYER_OR_PAIR = 'Player or pair'
export const ANYBODY = 'Anybody'
export const GAME_PICK = 'Game'
export const ANY_GAME = 'Any'
export const TEXT_FIELD = 'Text in the note, a name, or the name of the rules'
export const ARCHIVED_GAMES = 'Archived games'

export const RESULT = {
  title: 'Result',
  values: { any: 'All', finished: 'Finished', unfinished: 'Not finished', won: 'Won', lost: 'Lost' },
} as const

/** The list of games. */
export const gamesOfEvening = (count: number): string => (count === 1 ? 'one game' : `${count} games`)
export const gameInSeries = (number: number): string => `game ${number}`
export const quotedNote = (note: string): string => `“${note}”`

export const GOING_ON = 'in progress'
export const NOBODY_WON = 'nobody won'

/** Words that the history and the pages of players share. */
export const TO_THE_HISTORY = 'History'
export const PLAYERS_AND_PAIRS = 'Players and pairs'
export const PLAYERS = 'Players'
export const PAIRS = 'Pairs'
export const STILL_COUNTING = 'Counting…'
export const ENDED_EARLY = 'ended early'

/** What was just done, and the way to take it back. */
export const UNDO_LIST_CHANGE = 'Undo'
export const DISMISS = 'Dismiss'

/** Done to a game of the list. */
export const SHELVED = {
  archived: 'The game was archived. It counts as before.',
  listed: 'The game was unarchived.',
  deleted: 'The game was deleted.',
} as const
