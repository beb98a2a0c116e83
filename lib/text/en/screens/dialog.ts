/** What every sheet laid over a screen has. */
export const CLOSE = 'Close'
