/** One game outside this phone. */
export const UNREADABLE_GOES_WITH_BACKUP = 'This game cannot be read, so it goes only with a backup.'
export const HAND_GOES_WITH_BACKUP = 'A hand of this game cannot be read, so the game goes only with a backup.'
export const LINK_AND_FILE =
  'Link and code carry the sheet as it stands. The file also carries what was undone and put right.'
export const PRINT_THE_SHEET = 'Print the sheet'
export const TABLE_CSV = 'Table (CSV)'

/** What a game is called in files and messages: who played, and when. */
export const parcelTitle = (names: string, day: string): string => `${names} ${day}`
