/** What can be done about games without a backup. */
export const SAVE_A_BACKUP = 'Save a backup'
export const NOT_NOW = 'Not now'
