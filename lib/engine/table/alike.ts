import { NO_NAME, type Seat } from './seats'

/** Capitals that look like a Latin one: Cyrillic, then Greek. */
const LOOKALIKES = new Map([
  ...pairs('АВЕЅІЈКМНОРСТУХ', 'ABESIJKMHOPCTYX'),
  ...pairs('ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ', 'ABEZHIKMNOPTYX'),
])

function pairs(like: string, latin: string): readonly (readonly [string, string])[] {
  return Array.from(like, (letter, place) => [letter, latin.charAt(place)] as const)
}

/**
 * Returns the key of the person with this name. Names that differ only in case, spaces or encoding have the same key: they are
 * one person, without asking. The Turkish letters İ and ı count as other cases of I and i, because their capitals or small
 * letters are I and i elsewhere. The key of a key is the key itself.
 */
export const nameKey = (name: string): string =>
  name
    .trim()
    .replace(/\s+/g, ' ')
    .toLowerCase()
    .replace(/ı|i\u0307/g, 'i')
    .normalize('NFC')

/** Returns a name without the differences that a reader does not see: also invisible characters, and letters that look alike. */
function seenAs(name: string): string {
  const seen = nameKey(name)
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
  return Array.from(nameKey(seen).toUpperCase(), (letter) => LOOKALIKES.get(letter) ?? letter).join('')
}

/** Checks whether a reader would take two names for the same. They may still be two people: ask, and never unite them. */
export const areAlike = (one: string, other: string): boolean => one === other || seenAs(one) === seenAs(other)

/** Returns the key of the person behind a name. */
export type PersonKeyOf = (name: string) => string

/** Another name of a list to which a name is like: that of the same person, or one that only looks the same. */
export interface Likeness {
  readonly kind: 'same' | 'alike'
  readonly name: string
}

/**
 * Returns the first other name of a list that belongs to the same person, otherwise the first that looks the same; `null` if
 * there is neither. `place` is the name's own place in the list, if it has one. An empty name is like no other.
 */
export function likenessIn(
  names: readonly string[],
  place: Seat | null,
  name: string,
  keyOf: PersonKeyOf = nameKey,
): Likeness | null {
  if (nameKey(name) === NO_NAME) return null
  const others = names.filter((other, index) => index !== place && nameKey(other) !== NO_NAME)
  const same = others.find((other) => keyOf(other) === keyOf(name))
  if (same !== undefined) return { kind: 'same', name: same }
  const alike = others.find((other) => areAlike(other, name))
  return alike === undefined ? null : { kind: 'alike', name: alike }
}

/** Returns the names of those who are not among other people. */
export function withoutPeople(
  names: readonly string[],
  others: readonly string[],
  keyOf: PersonKeyOf,
): readonly string[] {
  const keys = new Set(others.map(keyOf))
  return names.filter((name) => !keys.has(keyOf(name)))
}

/** Returns the names with numbers added so that no two are alike: the second “Ann” becomes “Ann 2”. */
export function withDistinctNames(names: readonly string[]): readonly string[] {
  return names.reduce<readonly string[]>((taken, name) => [...taken, numbered(name, taken, names)], [])
}

function numbered(name: string, taken: readonly string[], names: readonly string[]): string {
  const isUsed = (one: string, by: readonly string[]) => by.some((other) => areAlike(other, one))
  if (!isUsed(name, taken)) return name
  let number = 2
  while (isUsed(`${name} ${number}`, [...taken, ...names])) number += 1
  return `${name} ${number}`
}
