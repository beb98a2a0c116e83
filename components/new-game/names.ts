import { likenessIn, withoutPeople, type PersonKeyOf } from '@/lib/engine/table/alike'
import type { Rules } from '@/lib/engine/table/options'
import { NO_NAME, seatsOf, type Seat } from '@/lib/engine/table/seats'
import { cleanText, LENGTHS, enteredName } from '@/lib/format/clean-text'
import { sameName } from '@/lib/messages/compiled/app/setup'
import { nameQuestion, nameRefusal } from '@/lib/text/terms/likeness'
import { seatWords } from '@/lib/text/terms/names'

/**
 * Returns the text of a name field while it is typed. Keeps a space at its end, because it may be the middle of a longer name.
 */
export const typedName = (text: string): string => cleanText(text.replace(/\s+/g, ' ').trimStart(), LENGTHS.player)

const OFFERED = 12

/** Returns the first names to offer at this table: those who have played here and are not at the table. */
export const offeredNames = (remembered: readonly string[], names: readonly string[], keyOf: PersonKeyOf) =>
  withoutPeople(remembered, names, keyOf).slice(0, OFFERED)

/** Returns the first seat without a name; if all have one, the first seat. */
export const nextUnnamed = (rules: Rules, names: readonly string[]): Seat =>
  seatsOf(rules).find((seat) => names[seat] === NO_NAME) ?? 0

/** Returns the names as they are stored. A seat has `NO_NAME` if no name was typed, or only the name that the seat has anyway. */
export const finalNames = (rules: Rules, names: readonly string[]): readonly string[] =>
  seatWords(rules).map((word, seat) => {
    const name = enteredName(names[seat] ?? NO_NAME)
    return name === word ? NO_NAME : name
  })

/** The remarks on a typed name, in words. */
interface NameNotes {
  /** The reason why the name cannot stay; `null` if it can. */
  readonly refusal: string | null
  /** The question about a name that only looks like another one; `null` if there is none. */
  readonly question: string | null
}

/** Compares the name of a seat with those of the other seats. */
export function nameNotes(rules: Rules, names: readonly string[], seat: Seat, keyOf: PersonKeyOf): NameNotes {
  const final = finalNames(rules, names)
  const name = final[seat] ?? NO_NAME
  const found = likenessIn(final, seat, name, keyOf)
  return { refusal: nameRefusal(name, found, sameName), question: nameQuestion(name, found) }
}
