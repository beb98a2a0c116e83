import { areAlike, isTaken } from '@/lib/engine/table/alike'
import type { Rules } from '@/lib/engine/table/options'
import { NO_NAME, seatsOf, type Seat } from '@/lib/engine/table/seats'
import { cleanText, LENGTHS } from '@/lib/format/clean-text'
import { sameName } from '@/lib/messages/compiled/app/setup'
import { seatWords } from '@/lib/text/terms/names'

/** Matches a visible character: anything except space and the joiners that scripts and emoji need between characters. */
const SEEN = /[^\s\u200c\u200d]/u

/**
 * Returns the text of a name field while it is typed. Keeps a space at its end, because it may be the middle of a longer name.
 */
export const typedName = (text: string): string => cleanText(text.replace(/\s+/g, ' ').trimStart(), LENGTHS.player)

const OFFERED = 12

/** Returns the first names to offer at this table: those who have played here and are not at the table. */
export const offeredNames = (remembered: readonly string[], names: readonly string[]): readonly string[] =>
  remembered.filter((name) => !names.some((other) => areAlike(name, other))).slice(0, OFFERED)

/** Returns the first seat without a name; if all have one, the first seat. */
export const nextUnnamed = (rules: Rules, names: readonly string[]): Seat =>
  seatsOf(rules).find((seat) => names[seat] === NO_NAME) ?? 0

const wholeName = (text: string): string => (SEEN.test(text) ? typedName(text).trimEnd() : '')

/** Returns the names as they are stored. A seat has `NO_NAME` if no name was typed, or only the name that the seat has anyway. */
export const finalNames = (rules: Rules, names: readonly string[]): readonly string[] =>
  seatWords(rules).map((word, seat) => {
    const name = wholeName(names[seat] ?? NO_NAME)
    return name === word ? NO_NAME : name
  })

/** Returns what is wrong with the name in a field, in words; `null` if no other name is like it. */
export function nameProblem(rules: Rules, names: readonly string[], seat: Seat): string | null {
  const final = finalNames(rules, names)
  return isTaken(final, seat, final[seat] ?? NO_NAME) ? sameName : null
}
