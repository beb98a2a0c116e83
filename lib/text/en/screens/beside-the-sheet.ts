/** Words of the screens beside the sheet of a game. */
export const TO_THE_GAME = 'To the game'
export const PRINT = 'Print'

export const noteOnGame = (note: string): string => `Note: ${note}`

/** Under the names: what is played, and what else there is to say of it. */
export const playedTo = (rules: string, target: number, more: string): string => `${rules}, to ${target}. ${more}.`
