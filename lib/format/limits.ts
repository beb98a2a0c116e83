/**
 * How far what comes from elsewhere may go: further than any table does, and no further than every screen can show and
 * every sum can carry. What lies beyond is refused on the way in, and not read from the phone.
 */

/** The last moment that a `Date` holds, in milliseconds. */
export const LATEST = 8.64e15

/** The most points, either way, that anything in a file can say: a game of the largest added up stays a whole number. */
export const MOST_POINTS = 1e9

/** The most hands of a game, and the most changes in its log. */
export const MOST_HANDS = 5_000
export const MOST_CHANGES = 20_000

/** The most declarations, or announcements of bela, of one hand. */
export const MOST_DECLARED = 100

/** The most games of a series, and the number that the last of them can have. */
export const MOST_IN_SERIES = 9_999

/** The most levels, lists and objects, of a value that is kept as it came: the facts of a hand, rules, what stands under an `x-` key. */
export const DEEPEST = 32

/**
 * The most levels of a row, in which such a value is stored, and of a whole file. A game that is kept as its file has the most
 * around the value, four; a backup puts five more around a row at most.
 */
export const DEEPEST_ROW = DEEPEST + 4
export const DEEPEST_FILE = DEEPEST_ROW + 6

/** Keys that would change what an object is rather than what it holds: no border lets them in. */
export const BARRED_KEYS: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype'])

/** A text that can be an id: the key of a row, a part of an address and of a message to a relay, as it is. */
export const ID = /^[0-9A-Za-z_-]{1,64}$/
export const isId = (text: string): boolean => ID.test(text)

/** Tells whether a number is a time that can be shown: milliseconds, not before 1970. */
export const isTime = (at: unknown): at is number =>
  typeof at === 'number' && Number.isInteger(at) && at >= 0 && at <= LATEST

/**
 * The longest text of a file that is looked at, in characters, and the longest that is written: 10,000 long games fit into it,
 * and it fits into a string of every browser.
 */
export const LONGEST_FILE = 250 * 1024 * 1024
