/** A deal that was not played. */
export const THROWN_IN_ABOUT = 'Nothing scores, and what is held over stays.'
export const PLAYED_AFTER_ALL = 'It was played after all'
