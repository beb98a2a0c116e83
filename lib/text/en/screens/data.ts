import { gamesCount } from '../counts'

/** Everything that goes out of this phone or comes into it as a whole. */
export const DATA_ABOUT =
  'Everything is on this phone and nowhere else. A backup in a file is what brings it back after the phone is lost, or onto another one.'

/** Saving a backup. */
export const SAVE_EVERYTHING = 'Save everything to a file'
export const SHARE_BACKUP = 'Share'
export const SHARES_NO_FILES = 'This browser does not share files. Save it instead.'
export const backupFile = (day: string): string => `Yuss backup ${day}`
export const savedAs = (file: string): string => `Saved as ${file}. Look for it where your downloads are.`

/** Bringing one back. */
export const BRING_BACK = 'Bring a backup back'
export const BRING_BACK_ABOUT =
  'You see what would change before anything does. A single game or house rules can be opened here too.'
export const READING_THE_FILE = 'Reading the file.'

/** Other ways in and out. */
export const FROM_ANOTHER_PHONE = 'From another phone'
export const SCAN_OR_PASTE = 'Scan a code or paste a link'
export const HOUSE_RULES_HERE = 'House rules of this phone'
export const HANDS_AS_A_TABLE = 'All hands as a table'
export const SAVE_ALL_HANDS = 'Save all hands (CSV)'
export const handsFile = (day: string): string => `Yuss hands ${day}`

/** Whether everything can be read. */
export const CAN_ALL_BE_READ = 'Can everything be read?'
export const LOOKING_THROUGH = 'Looking through everything.'
export const SAVE_AS_THEY_ARE = 'Save them as they are'
export const HOW_IT_IS_KEPT = 'How the browser keeps them'
export const unreadFile = (day: string): string => `Yuss unread ${day}`

export function readableSentence(games: number, houses: number, isAll: boolean): string {
  const found = `${gamesCount(games)} and ${houses === 1 ? '1 set' : `${houses} sets`} of house rules`
  return isAll ? `${found} are here, and all of it can be read.` : `${found} can be read.`
}

export const unreadSentence = (count: number): string =>
  count === 1
    ? 'One entry cannot be read: damaged, or written by a newer Yuss. It is kept as it is, and every backup carries it.'
    : `${count} entries cannot be read: damaged, or written by a newer Yuss. They are kept as they are, and every backup carries them.`
