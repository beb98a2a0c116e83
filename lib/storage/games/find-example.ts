import type { YussDatabase } from '../database/database'
import { isRow, type Row } from '../records/record'

/** Games among which the example is looked for, however many there are. */
const MOST = 40

/**
 * The example as it is stored. No one has changed it since it was put on the phone before every game, or someone plays on
 * in it; once that is over and many games have been changed before it, it is a game like any other.
 */
export async function findExample(db: YussDatabase): Promise<Row | null> {
  const first = await db.games.orderBy('updatedAt').limit(MOST).toArray()
  const going = await db.games.where('status').equals('playing').limit(MOST).toArray()
  return [...first, ...going].filter(isRow).find((row) => row['example'] === true) ?? null
}
