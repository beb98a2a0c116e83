/** The list of games. */
export const gamesOfEvening = (count: number): string => (count === 1 ? 'one game' : `${count} games`)
export const gameInSeries = (number: number): string => `game ${number}`
export const quotedNote = (note: string): string => `“${note}”`

export const GOING_ON = 'going on'
export const NOBODY_WON = 'nobody won'
