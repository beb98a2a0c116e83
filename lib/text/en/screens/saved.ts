/** Beside the tick, for a moment after a hand is on the disk. */
export const SAVED = 'saved'
