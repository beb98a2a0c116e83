import { charactersIn } from '../../core/letters'
import { PLAYER_COLOURS, type PlayerColour } from '../records/player-colours'
import type { PlayerRecord } from '../records/record-types'

/** The badge of a person: initials on a coloured ground. */
export interface Look {
  readonly initials: string
  readonly colour: PlayerColour
}

/** A person at a table, with the chosen colour and initials, if any. */
interface PersonAtTable extends Look {
  readonly name: string
  readonly record: Pick<PlayerRecord, 'colour' | 'initials'> | null
}

/** Returns the first letters of the first and the last word: “MM” for Mary Mac, “M” for Mike. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/)
  const chosen = words.length > 1 ? [words[0] ?? '', words.at(-1) ?? ''] : [words[0] ?? '']
  return chosen
    .map((word) => charactersIn(word)[0] ?? '')
    .join('')
    .toUpperCase()
}

/**
 * Returns the colour of a player who chose none. It depends only on the key of the oldest name, so it is the same on every
 * device.
 */
export function defaultColour(key: string): PlayerColour {
  // FNV-1a: names that differ in one letter get very different hashes.
  const hash = Array.from(key).reduce(
    (sum, sign) => Math.imul(sum ^ (sign.codePointAt(0) ?? 0), 0x01000193),
    0x811c9dc5,
  )
  return colourAt((hash >>> 0) % PLAYER_COLOURS.length)
}

const colourAt = (place: number): PlayerColour => PLAYER_COLOURS[place % PLAYER_COLOURS.length] ?? 'red'

/**
 * Returns different badges for the people at one table. Those without a choice give way to those with one and to earlier seats:
 * they take the next free colour, and more letters of the name if initials are equal.
 */
export function distinctLooks(people: readonly PersonAtTable[]): readonly Look[] {
  const colours = apartInColour(people)
  return people.map((person, seat) => ({
    colour: colours[seat] ?? person.colour,
    initials: person.record?.initials ?? apartInLetters(person, people),
  }))
}

function apartInColour(people: readonly PersonAtTable[]): readonly PlayerColour[] {
  const chosen = people.flatMap(({ record }) => record?.colour ?? [])
  return people.reduce<readonly PlayerColour[]>(
    (given, person) => [...given, person.record?.colour ?? freeFrom(person.colour, [...chosen, ...given])],
    [],
  )
}

function freeFrom(first: PlayerColour, taken: readonly PlayerColour[]): PlayerColour {
  const start = PLAYER_COLOURS.indexOf(first)
  const inTurn = PLAYER_COLOURS.map((_, step) => colourAt(start + step))
  return inTurn.find((colour) => !taken.includes(colour)) ?? first
}

const MOST_LETTERS = 3

/** Returns initials that no other person has: “Ma” and “Mi” if both would be “M”. */
function apartInLetters(person: PersonAtTable, people: readonly PersonAtTable[]): string {
  const others = people.filter((other) => other !== person)
  if (others.every(({ initials }) => initials !== person.initials)) return person.initials
  const beginnings = Array.from({ length: MOST_LETTERS - 1 }, (_, more) => beginning(person, more + 2))
  return (
    beginnings.find((letters) => others.every((other) => beginning(other, charactersIn(letters).length) !== letters)) ??
    person.initials
  )
}

const beginning = ({ name }: PersonAtTable, letters: number): string =>
  charactersIn(name.trim()).slice(0, letters).join('')
