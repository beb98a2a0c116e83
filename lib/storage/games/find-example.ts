import type { YussDatabase } from '../database/database'
import { isRow, type Row } from '../records/record'

/** The number of games to search for the example, from either end, so that the cost does not grow with the storage. */
const MOST = 40

/**
 * Returns the stored row of the example; `null` if there is none. An unchanged example is older than every game, and one that
 * is played on has the status `playing`. One that is over and older than many others may not be found, and then counts as an
 * ordinary game.
 */
export async function findExample(db: YussDatabase): Promise<Row | null> {
  const first = await db.games.orderBy('updatedAt').limit(MOST).toArray()
  const going = await db.games.where('status').equals('playing').limit(MOST).toArray()
  return [...first, ...going].filter(isRow).find((row) => row['example'] === true) ?? null
}
