import type { Rules } from '@/lib/engine/table/options'
import { NOBODY, seatsOf } from '@/lib/engine/table/seats'
import type { Seat } from '@/lib/engine/table/seats'
import { cleanText, LENGTHS } from '@/lib/format/clean-text'
import { sameNameNote } from '@/lib/messages/compiled/app/setup'
import { locale } from '@/lib/messages/locale'
import { seatWords } from '@/lib/text/terms/names'

/** A letter, a figure, a sign: anything but space and the joiners that scripts and emoji need between others. */
const SEEN = /[^\s\u200c\u200d]/u

/** A name while it is being written: a space at its end may be the middle of a longer one. */
export const typedName = (text: string): string => cleanText(text.replace(/\s+/g, ' ').trimStart(), LENGTHS.player)

const OFFERED = 12

/** Of those who have played here, the first to offer at this table. */
export const offeredNames = (remembered: readonly string[], names: readonly string[]): readonly string[] =>
  remembered.filter((name) => !names.includes(name)).slice(0, OFFERED)

/** The first place that nobody has taken by name; where all are taken the first of all. */
export const nextUnnamed = (rules: Rules, names: readonly string[]): Seat =>
  seatsOf(rules).find((seat) => names[seat] === NOBODY) ?? 0

const sameName = (one: string, other: string): boolean => inSmallLetters(one) === inSmallLetters(other)

/** In the language that is spoken, not in that of the browser: “I” is “ı” in Turkish alone. */
const inSmallLetters = (name: string): string => name.normalize().toLocaleLowerCase(locale())

const wholeName = (text: string): string => (SEEN.test(text) ? typedName(text).trimEnd() : '')

/** The names as they are kept: no two alike, and nobody's where none was given, or what the seat is called anyway. */
export function finalNames(rules: Rules, names: readonly string[]): readonly string[] {
  const given = seatWords(rules).map((word, seat) => {
    const name = wholeName(names[seat] ?? NOBODY)
    return name === word ? NOBODY : name
  })
  return given.reduce<readonly string[]>((taken, name) => [...taken, numbered(name, taken)], [])
}

/** “Mike 2” for the second Mike. */
function numbered(name: string, taken: readonly string[]): string {
  const isTaken = (one: string) => taken.some((other) => sameName(one, other))
  if (name === NOBODY || !isTaken(name)) return name
  for (let number = 2; ; number += 1) {
    const ending = ` ${number}`
    const longer =
      Array.from(name)
        .slice(0, LENGTHS.player - ending.length)
        .join('')
        .trimEnd() + ending
    if (!isTaken(longer)) return longer
  }
}

/** What the sheet makes of a name that is taken, said under its field; `null` where it stays as written. */
export function nameNote(rules: Rules, names: readonly string[], seat: number): string | null {
  const final = finalNames(rules, names)[seat] ?? NOBODY
  return final === NOBODY || final === wholeName(names[seat] ?? NOBODY) ? null : sameNameNote({ name: final })
}
