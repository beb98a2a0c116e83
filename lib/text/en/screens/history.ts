/** Every game that was played, by evening. */
export const HISTORY_TITLE = 'History'
export const FIND_A_GAME = 'Find a game'
export const WHAT_TO_FIND_BY = 'Player, pair, game, result, text'
export const SHOW_ALL_GAMES = 'Show all games'

export const filtersSet = (count: number): string => (count === 1 ? 'One filter is set' : `${count} filters are set`)

export const gamesFound = (count: number): string =>
  count === 1 ? 'One game' : `${count.toLocaleString('en-GB')} games`

/** An empty list. */
export const NONE_LIKE_THAT = 'No game is like that'
export const NONE_PLAYED_YET = 'No game has been played here yet'
export const START_ONE = 'Start one'

/** Games that cannot be read, before a link to each: the links are numbered from 1. */
export const keptUncounted = (count: number): string =>
  count === 1
    ? 'One game cannot be read. It is kept as it is and counts nowhere:'
    : `${count} games cannot be read. They are kept as they are and count nowhere:`
export const unreadableGame = (number: number): string => `game ${number}`
