import { areAlike, isTaken } from '@/lib/engine/table/alike'
import type { Rules } from '@/lib/engine/table/options'
import { NO_NAME, seatsOf, type Seat } from '@/lib/engine/table/seats'
import { cleanText, LENGTHS } from '@/lib/format/clean-text'
import { sameName } from '@/lib/messages/compiled/app/setup'
import { seatWords } from '@/lib/text/terms/names'

/** A letter, a figure, a sign: anything but space and the joiners that scripts and emoji need between others. */
const SEEN = /[^\s\u200c\u200d]/u

/** A name while it is being written: a space at its end may be the middle of a longer one. */
export const typedName = (text: string): string => cleanText(text.replace(/\s+/g, ' ').trimStart(), LENGTHS.player)

const OFFERED = 12

/** Of those who have played here, the first to offer at this table. */
export const offeredNames = (remembered: readonly string[], names: readonly string[]): readonly string[] =>
  remembered.filter((name) => !names.some((other) => areAlike(name, other))).slice(0, OFFERED)

/** The first place that no one has taken by name; where all are taken the first of all. */
export const nextUnnamed = (rules: Rules, names: readonly string[]): Seat =>
  seatsOf(rules).find((seat) => names[seat] === NO_NAME) ?? 0

const wholeName = (text: string): string => (SEEN.test(text) ? typedName(text).trimEnd() : '')

/** The names as they are kept: nobody's where none was given, or what the seat is called anyway. */
export const finalNames = (rules: Rules, names: readonly string[]): readonly string[] =>
  seatWords(rules).map((word, seat) => {
    const name = wholeName(names[seat] ?? NO_NAME)
    return name === word ? NO_NAME : name
  })

/** Returns what is wrong with the name in a field, in words; `null` where no other is like it. */
export function nameProblem(rules: Rules, names: readonly string[], seat: Seat): string | null {
  const final = finalNames(rules, names)
  return isTaken(final, seat, final[seat] ?? NO_NAME) ? sameName : null
}
