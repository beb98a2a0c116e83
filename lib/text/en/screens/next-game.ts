/** What the button says that starts the next game at the same table. */
export const ANOTHER_SERIES = 'Another series, same table'
export const PLAY_AGAIN = 'Play again, same table'

export const nextOfSeries = (number: number, isOpen: boolean): string =>
  `Game ${number} of the ${isOpen ? 'evening' : 'series'}`
