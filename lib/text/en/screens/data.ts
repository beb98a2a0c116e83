import { momentInWords } from '../terms/days'
import { gamesCount, handsCount, list } from '../terms/grammar'

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
export const BRING_BACK = 'Restore backup'
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
export const CAN_ALL_BE_READ = 'Check data'
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

/** A backup, and what it shall do. */
export const A_BACKUP = 'A backup'
export const WHAT_SHALL_IT_DO = 'What shall it do?'
export const COMPARING = 'Comparing with this phone.'
export const RESTORED = 'Done: the backup is on this phone.'

export const RESTORE_WAYS = {
  merge: { label: 'Add to what is here', note: 'Nothing on this phone goes.', do: 'Add it' },
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
  `Games of this phone that ${isDone ? 'went' : 'would go'} for good: ${count}`
export const gamesShrunk = (count: number, isDone: boolean): string =>
  `Games of this phone that ${isDone ? 'went' : 'would go'} back to an earlier state: ${count}`
export const gamesAdded = (count: number, isDone: boolean): string =>
  `Games that ${isDone ? 'came' : 'come'} new: ${count}`
export const gamesGrown = (count: number, isDone: boolean): string =>
  `Games that are here and ${isDone ? 'grew' : 'grow'}: ${count}`

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
  `House rules that ${isDone ? 'went' : 'would go'} for good: ${quoted(names)}.`
export const housesAdded = (names: readonly string[]): string => `House rules that come: ${quoted(names)}.`
export const housesChanged = (names: readonly string[]): string => `House rules that change: ${quoted(names)}.`
export const gamesHereAlready = (count: number): string =>
  `${gamesCount(count)} ${count === 1 ? 'is' : 'are'} here already, just as in the backup.`
export const playersCome = (count: number): string =>
  `What was said of ${count === 1 ? 'one player' : `${count} players`} comes along.`
export const gamesTorn = (count: number): string =>
  count === 1
    ? 'What stood there of earlier changes to the game could not be used: its hands are all here, but none can be undone.'
    : `What stood there of earlier changes to ${count} games could not be used: their hands are all here, but none can be undone.`
export const unreadCome = (count: number): string =>
  count === 1
    ? 'One entry that nobody could read comes along as it is.'
    : `${count} entries that nobody could read come along as they are.`

export const SETTINGS_COME = { taken: 'The settings come from the backup.', kept: 'The settings of this phone stay.' }
