/** The readers of history and of the pages of players, loaded only there. */
export { readEverybody, readParty } from './figures'
export { listUncounted, readLines, scanHistory } from './history'
