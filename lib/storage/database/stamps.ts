/** The version of summaries. Raise it when the same facts give another summary, for example after a correction of the scoring. */
export const SUMMARY_STAMP = 1

/** The version of tallies. Raise it when the same facts give another row, for example after a correction of the scoring. */
export const TALLY_STAMP = 4

/**
 * The version of reading games. Raise it when a readable game becomes unreadable, so that its derived rows go, or the reverse.
 */
const READING = 1

/** The versions that the derived rows of all games must have. */
export const DERIVED_STAMPS = `${SUMMARY_STAMP}.${TALLY_STAMP}.${READING}`
