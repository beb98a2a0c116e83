import type { PlayerColour } from '../records/player-colours'
import type { PlayerRecord } from '../records/record-types'
import { defaultColour, initialsOf } from './looks'

/** Returns the same key for names that differ only in case, outer spaces or encoding. */
export const nameKey = (name: string): string => name.normalize('NFC').trim().toLowerCase()

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
    // The colour comes from the oldest name, so a renamed player keeps it.
    colour: record?.colour ?? defaultColour(record?.keys[0] ?? nameKey(name)),
    record,
  }
}
