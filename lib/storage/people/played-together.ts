import { areAlike } from '../../engine/table/alike'
import { NO_NAME } from '../../engine/table/seats'
import type { YussDatabase } from '../database/database'
import { readTallies } from '../database/every-tally'
import type { TallyRecord } from '../records/tally'
import { nameKey, type Directory } from './directory'

/** A person as the change would leave them: their name, and every written name that is theirs. */
interface Known {
  readonly name: string
  readonly keys: readonly string[]
}

/**
 * Returns two written names that would be one person, or would be read as one, although they sat at one table at the same
 * time; `null` where there are none. The example counts nowhere.
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

/** Everyone who sat at the table at one time: now, and while each stretch of hands was played. */
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
