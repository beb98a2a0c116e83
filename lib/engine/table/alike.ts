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
 * Returns a name without the differences that a reader does not see: spaces at its ends, case, and the alphabet of letters that
 * look alike.
 */
function seenAs(name: string): string {
  const capitals = name
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .trim()
    .replace(/\s+/g, ' ')
    .toUpperCase()
  return Array.from(capitals, (letter) => LOOKALIKES.get(letter) ?? letter).join('')
}

/** Checks whether a reader would take two names for the same. */
export const areAlike = (one: string, other: string): boolean => one === other || seenAs(one) === seenAs(other)

/**
 * Tells whether a name that is typed for a seat, or for a place in a list, already belongs to another one. An empty name never
 * does.
 */
export const isTaken = (names: readonly string[], place: Seat, name: string): boolean =>
  name.trim() !== NO_NAME && names.some((other, index) => index !== place && areAlike(other, name))

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
