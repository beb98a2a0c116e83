import { areAlike, nameKey } from '../../engine/table/alike'
import { NO_NAME } from '../../engine/table/seats'
import type { YussDatabase } from '../database/database'
import { readTallies } from '../database/every-tally'
import type { TallyRecord } from '../records/tally'
import type { Directory } from './directory'

/** A person after the change: the new name, and the keys of every written name. */
interface Known {
  readonly name: string
  readonly keys: readonly string[]
}

/**
 * Returns two written names that would become one person, or could be mistaken for one, although they sat at one table at the
 * same time; `null` if there are none. The example does not count.
 */
export async function playedTogether(
  db: YussDatabase,
  directory: Directory,
  person: Known,
): Promise<readonly [string, string] | null> {
  for (const game of await gamesOf(db, person.keys)) {
    for (const names of game.example ? [] : seatingsOf(game)) {
      const pair = takenForOne(names, directory, person)
      if (pair !== null) return pair
    }
  }
  return null
}

async function gamesOf(db: YussDatabase, keys: readonly string[]): Promise<readonly TallyRecord[]> {
  const found = await Promise.all(keys.map((key) => db.tallies.where('people').equals(key).toArray()))
  return readTallies(found.flat()).games
}

/** Returns the names at the table now, and during each stretch of hands. */
const seatingsOf = ({ names, figures }: TallyRecord): readonly (readonly string[])[] => [
  names,
  ...figures.stretches.map((stretch) => stretch.names),
]

function takenForOne(names: readonly string[], directory: Directory, { name, keys }: Known): [string, string] | null {
  const written = names.filter((one) => one !== NO_NAME)
  const own = written.find((one) => keys.includes(nameKey(one)))
  if (own === undefined) return null
  const other = written.find(
    (one) => one !== own && (keys.includes(nameKey(one)) || areAlike(directory.of(one).name, name)),
  )
  return other === undefined ? null : [own, other]
}
