/** What history and the pages of players read, loaded only there. */
export { readEverybody, readParty } from './figures'
export { listUncounted, readLines, scanHistory } from './history'
