/** The readers for the history and the player pages, loaded only there. */
export { readEverybody, readParty } from './figures'
export { listUncounted, readLines, scanHistory } from './history'
