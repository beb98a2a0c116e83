/** The readers for the history and the player pages, loaded only there. */
export { readAllFigures, readParty } from './figures'
export { listUncounted, readLines, scanHistory } from './history'
