import { nameKey, type PersonKeyOf } from '../../engine/table/alike'
import { NO_NAME } from '../../engine/table/seats'
import type { PlayerColour } from '../records/player-colours'
import type { PlayerRecord } from '../records/record-types'
import { defaultColour, initialsOf } from './looks'

/** The person to whom a written name belongs. */
export interface Person {
  /** The key of the present name. */
  readonly key: string
  readonly name: string
  readonly initials: string
  readonly colour: PlayerColour
  /** The stored facts about the person, if there are any. */
  readonly record: PlayerRecord | null
}

/** A directory from written names to people. */
export interface Directory {
  /** Returns the person behind a name as written in a game. */
  readonly of: (written: string) => Person
  /** Returns the key of that person. Two names with the same key belong to one person. */
  readonly keyOf: PersonKeyOf
  /** Returns the keys of all written names of the person with this key. */
  readonly keysOf: (key: string) => readonly string[]
}

/** Returns the directory of this device. A name in no record belongs to a person without a record. */
export function directoryOf(players: readonly PlayerRecord[]): Directory {
  const byKey = new Map(players.flatMap((record) => record.keys.map((key) => [key, record] as const)))
  // Cached, because the same few names occur in thousands of games.
  const known = new Map<string, Person>()
  const look = (written: string): Person => {
    const person = personOf(written, byKey.get(nameKey(written)) ?? null)
    known.set(written, person)
    return person
  }
  const of = (written: string) => known.get(written) ?? look(written)
  return {
    of,
    keyOf: (written) => of(written).key,
    keysOf: (key) => byKey.get(key)?.keys ?? [key],
  }
}

function personOf(written: string, record: PlayerRecord | null): Person {
  const name = record?.name ?? written.trim()
  return {
    key: nameKey(name),
    name,
    initials: record?.initials ?? initialsOf(name),
    // The colour comes from the oldest name, so a renamed player keeps it.
    colour: record?.colour ?? defaultColour(record?.keys[0] ?? nameKey(name)),
    record,
  }
}

/**
 * Returns the key of the person in each seat of a table, as results count them. A seat without a name has `NO_NAME`, and so have
 * the seats of a person who would sit there twice: two names that were made one person since, or that another device let in.
 */
export function keysAt({ keyOf }: Pick<Directory, 'keyOf'>, names: readonly string[]): readonly string[] {
  const keys = names.map((name) => (name === NO_NAME ? NO_NAME : keyOf(name)))
  return keys.map((key, seat) => (keys.some((other, index) => index !== seat && other === key) ? NO_NAME : key))
}

/** Returns the present names of the people in a list, each person once. */
export const peopleIn = ({ of }: Pick<Directory, 'of'>, names: readonly string[]): readonly string[] => [
  ...new Map(names.map(of).map(({ key, name }) => [key, name])).values(),
]

/** Returns a directory in which people without a record are called as they were written last in a list of names. */
export function withLastSpelling(directory: Directory, written: readonly string[]): Directory {
  const last = new Map(written.map((name) => [directory.keyOf(name), name.trim()]))
  const of = (name: string): Person => {
    const person = directory.of(name)
    return person.record === null ? { ...person, name: last.get(person.key) ?? person.name } : person
  }
  return { ...directory, of }
}
