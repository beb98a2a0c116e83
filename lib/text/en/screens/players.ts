import { figure } from '../terms/figure'

/** Everybody who has played here. */
export const GAMES_OF = 'Games of'
export const EVERY_KIND = 'every kind'
export const WHAT_IS_COUNTED = 'The example game does not count in these statistics; archived games do.'

/** An empty list, and a name that no game has. */
export const NOBODY_YET = 'Nobody has played here yet'
export const WHO_IS_COUNTED = 'Everybody who has played a hand is counted here. The example is not counted.'
export const START_A_GAME = 'New game'

export const showAll = (count: number): string => `Show all ${count}`

/** Beside the figures of each. */
export const SHORT_FIGURES = { won: 'won', made: 'made' } as const

/** What was just changed of a person. */
export const renamedSentence = (from: string, to: string): string =>
  from === to ? `${to} was updated.` : `${from} is ${to} now.`

/** What one person or one pair has behind it. */
export const TO_THE_PLAYERS = 'Players'
export const THE_GAMES = 'The games'
export const RENAME_OR_MERGE = 'Rename, merge'
export const EVERYBODY_WHO_PLAYED = 'Everybody who has played'
export const THAT_GAME = 'That game'

export const onlyGamesOf = (game: string): string => `Only games of ${game}.`

/** `game` is `null` where any kind of game would do. */
export function notPlayedYet(name: string, isTwo: boolean, game: string | null): string {
  if (!isTwo) return `${name} has not played ${game ?? 'here'} yet`
  return `${name} have not played ${game === null ? 'together here' : `${game} together`} yet`
}

/** Figures that belong together. */
export const FIGURE_GROUPS = { games: 'Games', hands: 'Hands', declared: 'Declared' } as const

/** What a figure was counted in. */
export const inGameTo = (target: number): string => `in a game to ${target}`
export const inHand = (number: number): string => `hand ${number}`
export const inHands = (hands: number): string => (hands === 1 ? 'in one hand' : `in ${hands} hands`)

/** Against each of those met. */
export const AGAINST = 'Against'
export const MET_COLUMNS = { won: 'won', lost: 'lost', other: 'other' } as const

/** Another name, a colour, initials; two names made one person, or one made two again. */
export const PERSON_NAME = 'Name'
export const PERSON_COLOUR = 'Colour'
export const COLOUR_NAMES = {
  red: 'Red',
  blue: 'Blue',
  green: 'Green',
  brown: 'Brown',
  purple: 'Purple',
  teal: 'Teal',
  pink: 'Pink',
  grey: 'Grey',
} as const

export const INITIALS = {
  label: 'Initials',
  description: 'Up to three letters. Leave empty for those of the name.',
} as const

export const SAVE_PERSON = 'Save'
export const MERGE_PLAYERS = 'Merge players'
export const countTogether = (name: string): string =>
  `There is a ${name} already: their games will count together from now on.`

export const SAME_PERSON_AS = 'The same person as'
export const NOBODY_ELSE = 'no one'
export const ALSO_WRITTEN_AS = 'Also written as'
export const SEPARATE = 'Separate'

/** Games won less games lost, one after the other. */
export const AFTER_GAME = 'After game'

/** Under the drawing: which games it shows. */
export const gamesShown = (last: number): string => (last === 1 ? 'one game' : `games 1 to ${last}`)

/** “Mike: +2 after 4 finished games”. */
export const formSentence = (name: string, balance: number, games: number): string =>
  `${name}: ${figure(balance)} after ${games === 1 ? 'one finished game' : `${games} finished games`}`
