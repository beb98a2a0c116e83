/** Everybody who has played here. */
export const GAMES_OF = 'Games of'
export const EVERY_KIND = 'every kind'
export const WHAT_IS_COUNTED =
  'The example game is in none of these figures; a game that was put away is in all of them.'

/** An empty list, and a name that no game has. */
export const NOBODY_YET = 'Nobody has played here yet'
export const WHO_IS_COUNTED = 'Whoever has played a hand is counted here. The example counts nowhere.'
export const START_A_GAME = 'Start a game'

export const showAll = (count: number): string => `Show all ${count}`

/** Beside the figures of each. */
export const SHORT_FIGURES = { won: 'won', made: 'made' } as const

/** What was just changed of a person. */
export const renamedSentence = (from: string, to: string): string =>
  from === to ? `What is known of ${to} was changed.` : `${from} is ${to} now.`
