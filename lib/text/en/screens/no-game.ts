/** The address of a game that cannot be shown. */
export const GAME_MISSING = {
  title: 'No such game on this phone',
  about:
    'The game may have been deleted, or the link comes from another phone. To bring it here, share it there as a link or file.',
} as const

export const GAME_UNREADABLE = {
  title: 'This game cannot be read',
  about:
    'It is stored unchanged and can be saved as a file under Data, for a newer version of the app or for somebody who can look at it.',
} as const

/** To the page of the history on which it can be deleted. */
export const KEEP_OR_DELETE_IT = 'Keep it or delete it'

export const STORAGE_SILENT = 'Storage is not responding'

/** Words of the screens beside the sheet of a game. */
export const TO_THE_GAME = 'Sheet'
export const PRINT = 'Print'

export const noteOnGame = (note: string): string => `Note: ${note}`

/** Under the names: what is played, and what else there is to say of it. */
export const playedTo = (rules: string, target: number, more: string): string => `${rules}, to ${target}. ${more}.`
