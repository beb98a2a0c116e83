/**
 * Limits for data from elsewhere. They are wider than any table needs, and narrow enough that every screen can show such data and
 * sums stay exact. Data beyond them is refused when it arrives, and is not read from this device's storage either.
 */

/** The last moment that a `Date` can represent, in milliseconds. */
export const LATEST = 8.64e15

/**
 * The most points, positive or negative, of any figure in a file. Even the longest game of such figures adds up to a safe
 * integer.
 */
export const MOST_POINTS = 1e9

/** The most hands of a game, and the most changes in its log. */
export const MOST_HANDS = 5_000
export const MOST_CHANGES = 20_000

/** The most declarations, or announcements of bela, of one hand. */
export const MOST_DECLARED = 100

/** The most games of a series, and the highest number of a game in it. */
export const MOST_IN_SERIES = 9_999

/** The most nested levels of a value that is stored without a schema: the facts of a hand, rules, the value of an `x-` key. */
export const DEEPEST = 32

/**
 * The most nested levels of a stored row, and of a whole file. At most four levels surround such a value in a row (if a game is
 * stored as its file), and a backup puts at most six around a row.
 */
export const DEEPEST_ROW = DEEPEST + 4
export const DEEPEST_FILE = DEEPEST_ROW + 6

/** Keys that would change the prototype of an object. They are refused in all data from elsewhere. */
export const BARRED_KEYS: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype'])

/** The pattern of an id. It is the key of a row, and is used without escaping in addresses and in messages to a relay. */
export const ID = /^[0-9A-Za-z_-]{1,64}$/
export const isId = (text: string): boolean => ID.test(text)

/** Tells whether a number is a time that can be shown: milliseconds, not before 1970. */
export const isTime = (at: unknown): at is number =>
  typeof at === 'number' && Number.isInteger(at) && at >= 0 && at <= LATEST

/**
 * The most characters of a file that is read or written. 10,000 long games fit into it, and every browser can store it in one
 * string.
 */
export const LONGEST_FILE = 250 * 1024 * 1024

/** The most characters of the packed code in a link, and the most bytes of its unpacked content. */
export const LONGEST_CODE = 64 * 1024
export const LARGEST_CONTENT = 1024 * 1024
