/** Raised whenever the same facts would give another summary, a correction of the scoring among the reasons. */
export const SUMMARY_STAMP = 1

/** Raised whenever the same facts would give another row, a correction of the scoring among the reasons. */
export const TALLY_STAMP = 3

/** Raised whenever a game that could be read no longer can, so that no copy of it stays, or one can be read that could not. */
const READING = 1

/** The versions of the code that last made every game's copies. */
export const COPIES = `${SUMMARY_STAMP}.${TALLY_STAMP}.${READING}`
