import { momentInWords } from '../terms/days'
import { gamesCount, handsCount, list } from '../terms/grammar'

/** Everything that goes out of this phone or comes into it as a whole. */
export const DATA_ABOUT =
  'Everything is on this phone and nowhere else. Save a backup file to restore it on this or another phone.'

/** Saving a backup. */
export const SAVE_EVERYTHING = 'Save everything to a file'
export const SHARE_BACKUP = 'Share'
export const SHARES_NO_FILES = 'This browser does not share files. Save it instead.'
export const backupFile = (day: string): string => `Yuss backup ${day}`
export const savedAs = (file: string): string => `Saved as ${file}. Look for it where your downloads are.`

/** Bringing one back. */
export const RESTORE_BACKUP = 'Restore backup'
export const RESTORE_ABOUT =
  'You see what would change before anything does. A single game or house rules can be opened here too.'
export const READING_THE_FILE = 'Reading the file…'

/** Other ways in and out. */
export const FROM_ANOTHER_PHONE = 'From another phone'
export const SCAN_OR_PASTE = 'Scan a code or paste a link'
export const HOUSE_RULES_HERE = 'House rules of this phone'
export const HANDS_AS_A_TABLE = 'All hands as a table'
export const SAVE_ALL_HANDS = 'Save all hands (CSV)'
export const handsFile = (day: string): string => `Yuss hands ${day}`

/** Whether everything can be read. */
export const CHECK_DATA = 'Check data'
export const CHECKING_EVERYTHING = 'Checking everything…'
export const SAVE_AS_THEY_ARE = 'Save them as they are'
export const HOW_IT_IS_KEPT = 'How the browser keeps them'
export const unreadFile = (day: string): string => `Yuss unread ${day}`

export function readableSentence(games: number, houses: number, isAll: boolean): string {
  const found = `${gamesCount(games)} and ${houses === 1 ? '1 set' : `${houses} sets`} of house rules`
  return isAll ? `${found} are here, and all of it can be read.` : `${found} can be read.`
}

export const unreadSentence = (count: number): string =>
  count === 1
    ? 'One entry cannot be read: damaged, or written by a newer Yuss. It is stored unchanged, and every backup includes it.'
    : `${count} entries cannot be read: damaged, or written by a newer Yuss. They are stored unchanged, and every backup includes them.`

/** A backup, and what it shall do. */
export const A_BACKUP = 'A backup'
export const WHAT_SHALL_IT_DO = 'How should it be restored?'
export const COMPARING = 'Comparing with this phone…'
export const RESTORED = 'Done: the backup is on this phone.'

export const RESTORE_WAYS = {
  merge: {
    label: 'Add to what is here',
    note: 'Nothing on this phone is lost. What you deleted stays deleted.',
    do: 'Add it',
  },
  revive: {
    label: 'Add, and bring back what you deleted',
    note: 'What you deleted on this phone comes back too.',
    do: 'Add and bring back',
  },
  replace: {
    label: 'Replace all data',
    note: 'This phone then holds what the backup holds, and nothing else.',
    do: 'Replace all data',
  },
} as const

/** When it was made, as it says of itself; `null` where it does not. */
export const madeSentence = (at: number | null): string =>
  at === null ? 'It does not say when it was made.' : `Made on ${momentInWords(at)}.`

/** Over the games of each kind, with their number. Before it is done the sentence says what would be. */
export const gamesLost = (count: number, isDone: boolean): string =>
  `${isDone ? 'Deleted games' : 'Games to be deleted'}: ${count}`
export const gamesShrunk = (count: number, isDone: boolean): string =>
  `Games ${isDone ? 'set' : 'to be set'} back to an earlier state: ${count}`
export const gamesDeletedHere = (count: number): string => `Games you deleted here, which stay deleted: ${count}`
export const gamesAdded = (count: number, isDone: boolean): string =>
  `${isDone ? 'Added games' : 'New games'}: ${count}`
export const gamesGrown = (count: number, isDone: boolean): string =>
  `${isDone ? 'Games that got new hands' : 'Games with new hands'}: ${count}`

/** A game in such a list. */
export const UNREADABLE_GAME = 'A game that cannot be read'
export const WITHOUT_A_DATE = 'without a date'
export const moreGames = (count: number): string => `and ${count} more`
/** `before` are its hands on this phone, where there are others. */
export const handsLine = (after: number, before: number | null): string =>
  before === null ? handsCount(after) : `${handsCount(before)} here, ${after} afterwards`

/** What else changes, a sentence each. */
const quoted = (names: readonly string[]): string => list(names.map((name) => `“${name}”`))

export const housesLost = (names: readonly string[], isDone: boolean): string =>
  `${isDone ? 'Deleted house rules' : 'House rules to be deleted'}: ${quoted(names)}.`
export const housesDeletedHere = (names: readonly string[]): string =>
  `House rules you deleted here, which stay deleted: ${quoted(names)}.`
export const housesAdded = (names: readonly string[]): string => `New house rules: ${quoted(names)}.`
export const housesChanged = (names: readonly string[]): string => `House rules that change: ${quoted(names)}.`
export const gamesHereAlready = (count: number): string =>
  `${gamesCount(count)} ${count === 1 ? 'is' : 'are'} here already, just as in the backup.`
export const playersCome = (count: number): string =>
  `Details of ${count === 1 ? 'one player' : `${count} players`} are added.`
export const gamesTorn = (count: number): string =>
  count === 1
    ? 'The undo history of this game cannot be used; all hands are here.'
    : `The undo history of ${count} games cannot be used; all hands are here.`
export const unreadCome = (count: number): string =>
  count === 1 ? 'One unreadable entry is copied unchanged.' : `${count} unreadable entries are copied unchanged.`

export const SETTINGS_COME = { taken: 'The settings come from the backup.', kept: 'The settings of this phone stay.' }
