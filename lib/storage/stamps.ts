/** Raised whenever the same facts would give another summary, a correction of the scoring among the reasons. */
export const SUMMARY_STAMP = 1

/**
 * Raised whenever the same facts would give another row, a correction of the scoring among the reasons; 2 has a sum, 3 nobody
 * where a seat has no name.
 */
export const TALLY_STAMP = 3

/** Raised whenever a game that could be read no longer can, so that no copy of it stays, or one can be read that could not. */
const READING = 2

/** Raised whenever logs are written in another way: each is moved when its game is looked at. */
const LOGS = 2

/** What the copies of every game were last made by. */
export const COPIES = `${SUMMARY_STAMP}.${TALLY_STAMP}.${READING}.${LOGS}`
