/** The functions that write games and settings, loaded when the user begins a hand, long before it is saved. */
export { addAhead, appendChange, startGame } from './games/append-change'
export { saveSetting } from './settings/write-setting'
