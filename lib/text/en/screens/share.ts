/** The page that links lead to, and the ways in which something comes to this phone. */
export const IMPORT = 'Import'
export const OPEN_ABOUT =
  'A game or house rules from another phone. You see what is in it before anything is saved. A link that opened in the browser, and not in the installed Yuss, can be pasted here.'

export const SCAN_A_CODE = 'Scan a code'
export const OPEN_A_FILE = 'Open a file'
export const PASTE_LABEL = 'Or paste a link, or the text of a file'
export const OPEN_PASTED = 'Open'
export const OPEN_SOMETHING_ELSE = 'Open something else'

/** The ways in which something leaves this phone. */
export const TOO_LONG_FOR_A_LINK = 'This is too long for a link. Send it as a file.'
export const TOO_LONG_FOR_A_CODE = 'This is too long for one code to scan. Send it as a link or as a file.'
export const POINT_THE_CAMERA = 'Point the camera of the other phone at it.'
export const SHARE_LINK = 'Share link'
export const COPY_LINK = 'Copy link'
export const COPIED = 'Copied'
export const SAVE_FILE = 'Save file'
export const SHARE_FILE = 'Share file'

export const codeToScan = (name: string): string => `Code to scan: ${name}`
export const linkLabel = (length: number): string => `The link (${length} characters; everything is in it)`

/** What came of it. */
export const LINK_COPIED = 'Link copied.'
export const SELECT_THE_LINK = 'Select the link below and copy it.'
export const SHARE_REFUSED = 'This browser does not share that. Copy the link or save the file instead.'

/** One game outside this phone. */
export const UNREADABLE_GOES_WITH_BACKUP = 'This game cannot be read, so only a backup can include it.'
export const HAND_GOES_WITH_BACKUP = 'A hand of this game cannot be read, so only a backup can include the game.'
export const LINK_AND_FILE =
  'Link and code carry the sheet as it stands. The file also carries what was undone and corrected.'
export const PRINT_THE_SHEET = 'Print the sheet'
export const TABLE_CSV = 'Save table (CSV)'

/** What a game is called in files and messages: who played, and when. */
export const shareTitle = (names: string, day: string): string => `${names} ${day}`

/** The camera that looks for a code, and a picture in its place. */
export const THE_CAMERA = 'The camera'
export const FROM_A_PICTURE = 'From a picture'
export const NO_CODE_THERE = 'No code found in the picture. Move closer and hold the phone straight.'

export const NO_CAMERA = {
  refused: 'Yuss has no camera permission. Allow it for this page in the browser, or take a picture of the code.',
  missing: 'There is no camera that this browser can use. Take a picture of the code, or paste the link.',
} as const

/** Hands as a table for other programs: the words over its columns. */
export const CSV_HAND = 'Hand'
export const CSV_FACTS = ['Saved', 'Dealer', 'Taker', 'Trumps', 'Times', 'Result'] as const
export const CSV_WAITING = 'Waiting'
export const CSV_GAME = ['Game', 'Begun', 'Rules', 'Players'] as const

/** Of a side that has a name, and of one that is only counted. */
export const namedColumns = (side: string): readonly string[] => [`${side}: made`, `${side}: points`, `${side}: total`]
export const countedColumns = (side: number): readonly string[] => [`Side ${side}`, 'Made', 'Points', 'Total']

/** In place of a result. */
export const CSV_STATES = {
  unreadable: 'cannot be read',
  open: 'must be corrected',
  waiting: 'waits for a hand before it',
  'after-end': 'after the end',
} as const
