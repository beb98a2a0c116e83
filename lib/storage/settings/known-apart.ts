import { nameKey } from '../../engine/table/alike'
import type { YussDatabase } from '../database/database'
import { readTallies } from '../database/every-tally'
import { peopleOfEvenings } from '../evenings/plan-now'
import type { Directory } from '../people/directory'
import type { TallyRecord } from '../records/tally'

/**
 * Returns two written names that would become one person with these keys, although they are two people: they sat at one table at
 * the same time, or both are here in an evening as it is planned now. `null` if there are none. The example does not count.
 */
export async function knownApart(
  db: YussDatabase,
  directory: Directory,
  keys: readonly string[],
): Promise<readonly [string, string] | null> {
  for (const game of await gamesOf(db, keys)) {
    for (const names of game.example ? [] : seatingsOf(game)) {
      const pair = twoPeopleIn(names, directory, keys)
      if (pair !== null) return pair
    }
  }
  for (const people of await peopleOfEvenings(db)) {
    const pair = twoPeopleIn(people, directory, keys)
    if (pair !== null) return pair
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

function twoPeopleIn(names: readonly string[], { keyOf }: Directory, keys: readonly string[]): [string, string] | null {
  const [own, ...others] = names.filter((name) => keys.includes(nameKey(name)))
  const other = own === undefined ? undefined : others.find((name) => keyOf(name) !== keyOf(own))
  return own === undefined || other === undefined ? null : [own, other]
}
