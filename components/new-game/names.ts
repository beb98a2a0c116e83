import type { Rules } from '@/lib/engine/table/options'
import { cleanText, LENGTHS } from '@/lib/format/clean-text'
import { sameNameNote, unnamedNote } from '@/lib/messages/compiled/app/setup'
import { fallbackNames, isSeatName, seatNames } from '@/lib/text/en/terms/names'

/** A letter, a figure, a sign: anything but space and the joiners that scripts and emoji need between others. */
const SEEN = /[^\s\u200c\u200d]/u

/** A name while it is being written: a space at its end may be the middle of a longer one. */
export const typedName = (text: string): string => cleanText(text.replace(/\s+/g, ' ').trimStart(), LENGTHS.player)

/** Names for players who have given none: by where they sit. */
export function defaultNames(rules: Rules): readonly string[] {
  switch (rules.players) {
    case 2:
    case 3:
      return seatNames(rules.players)
    case 4:
      return fallbackNames(rules)
  }
}

const OFFERED = 12

/** Of those who have played here, the first to offer at this table: people, not the seats of those who gave no name. */
export const offeredNames = (remembered: readonly string[], names: readonly string[]): readonly string[] =>
  remembered.filter((name) => !names.includes(name) && !isSeatName(name)).slice(0, OFFERED)

const sameName = (one: string, other: string): boolean =>
  one.normalize().toLocaleLowerCase() === other.normalize().toLocaleLowerCase()

const wholeName = (text: string): string => (SEEN.test(text) ? typedName(text).trimEnd() : '')

/** The names as the sheet will carry them: none empty, no two alike. */
export function finalNames(rules: Rules, names: readonly string[]): readonly string[] {
  const given = defaultNames(rules).map((fallback, seat) => wholeName(names[seat] ?? '') || fallback)
  return given.reduce<readonly string[]>((taken, name) => [...taken, numbered(name, taken)], [])
}

/** “Mike 2” for the second Mike. */
function numbered(name: string, taken: readonly string[]): string {
  const isTaken = (one: string) => taken.some((other) => sameName(one, other))
  if (!isTaken(name)) return name
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

/** What the sheet makes of a name that is empty or taken, said under its field; `null` where it stays as written. */
export function nameNote(rules: Rules, names: readonly string[], seat: number): string | null {
  const final = finalNames(rules, names)[seat] ?? ''
  const written = wholeName(names[seat] ?? '')
  if (written === final) return null
  return written === '' ? unnamedNote({ name: final }) : sameNameNote({ name: final })
}
