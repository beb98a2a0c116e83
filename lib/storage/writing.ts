/** What writes games and settings, asked for when the first thing is said of a hand, long before it is saved. */
export { appendChange, startGame } from './games/write'
export { saveSetting } from './settings/write-setting'
