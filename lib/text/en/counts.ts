import { many } from './grammar'

/** “1 hand”, “7 hands”. */
export const handsCount = (count: number): string => many(count, { one: 'hand', many: 'hands' })
export const gamesCount = (count: number): string => many(count, { one: 'game', many: 'games' })
