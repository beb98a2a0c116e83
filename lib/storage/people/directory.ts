import type { PlayerRecord } from '../records/player'
import type { PlayerColour } from '../records/player-colours'
import { chanceColour, initialsOf } from './looks'

/** Returns one key for names that a table takes as the same, in any case, spacing or encoding. */
export const nameKey = (name: string): string => name.normalize('NFC').trim().toLowerCase()

/** A person behind a written name. */
export interface Person {
  /** The key of the name by which they now go. */
  readonly key: string
  readonly name: string
  readonly initials: string
  readonly colour: PlayerColour
  /** The stored facts about the person, where anyone ever set them. */
  readonly record: PlayerRecord | null
}

/** The directory of written names and the persons behind them. */
export interface Directory {
  /** The person behind a name as written in a game. */
  readonly of: (written: string) => Person
  /** Keys of every written name of the person with this key. */
  readonly keysOf: (key: string) => readonly string[]
}

/** Returns the directory of this device; a name that belongs to no record is a person of its own. */
export function directoryOf(players: readonly PlayerRecord[]): Directory {
  const byKey = new Map(players.flatMap((record) => record.keys.map((key) => [key, record] as const)))
  // The same few names are in thousands of games.
  const known = new Map<string, Person>()
  const look = (written: string): Person => {
    const person = personOf(written, byKey.get(nameKey(written)) ?? null)
    known.set(written, person)
    return person
  }
  return {
    of: (written) => known.get(written) ?? look(written),
    keysOf: (key) => byKey.get(key)?.keys ?? [key],
  }
}

function personOf(written: string, record: PlayerRecord | null): Person {
  const name = record?.name ?? written.trim()
  return {
    key: nameKey(name),
    name,
    initials: record?.initials ?? initialsOf(name),
    // The first name that they had decides, so that another one later leaves them their colour.
    colour: record?.colour ?? chanceColour(record?.keys[0] ?? nameKey(name)),
    record,
  }
}
