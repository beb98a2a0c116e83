import { gamesCount, handsCount } from '../counts'
import { momentInWords } from '../days'
import { list } from '../grammar'

/** A backup, and what it shall do. */
export const A_BACKUP = 'A backup'
export const WHAT_SHALL_IT_DO = 'What shall it do?'
export const COMPARING = 'Comparing with this phone.'
export const RESTORED = 'Done: the backup is on this phone.'

export const RESTORE_WAYS = {
  merge: { label: 'Add to what is here', note: 'Nothing on this phone goes.', do: 'Add it' },
  replace: {
    label: 'Put it in place of everything',
    note: 'This phone then holds what the backup holds, and nothing else.',
    do: 'Put it in place of everything',
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
export const unreadCome = (count: number): string =>
  count === 1
    ? 'One entry that nobody could read comes along as it is.'
    : `${count} entries that nobody could read come along as they are.`

export const SETTINGS_COME = { taken: 'The settings come from the backup.', kept: 'The settings of this phone stay.' }
