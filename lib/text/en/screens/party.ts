/** What one person or one pair has behind it. */
export const TO_THE_PLAYERS = 'To the players'
export const THE_GAMES = 'The games'
export const RENAME_OR_MERGE = 'Rename, merge'
export const EVERYBODY_WHO_PLAYED = 'Everybody who has played'
export const THAT_GAME = 'That game'

export const onlyGamesOf = (game: string): string => `Only games of ${game}.`

/** `game` is `null` where any kind of game would do. */
export function notPlayedYet(name: string, isTwo: boolean, game: string | null): string {
  const what = game ?? 'here'
  return isTwo ? `“${name}” have not played ${what} together yet` : `“${name}” has not played ${what} yet`
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
