import { figure } from '../figure'

/** Games won less games lost, one after the other. */
export const AFTER_GAME = 'After game'

/** Under the drawing: which games it shows. */
export const gamesShown = (last: number): string => (last === 1 ? 'one game' : `games 1 to ${last}`)

/** “Mike: +2 after 4 finished games”. */
export const formSentence = (name: string, balance: number, games: number): string =>
  `${name}: ${figure(balance)} after ${games === 1 ? 'one finished game' : `${games} finished games`}`
