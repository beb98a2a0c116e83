import { isTime, LATEST } from '../../format/limits'
import { isRow } from '../records/record'
import type { BehindRow } from '../records/tally'
import type { YussDatabase } from './database'

/** The games that are behind. A place that has rotted is the last. */
export const behindRows = async (db: YussDatabase): Promise<readonly BehindRow[]> =>
  (await db.behind.toArray())
    .filter(isRow)
    .map(({ gameId, at }) => ({ gameId: String(gameId), at: isTime(at) ? at : 0 }))

/** Returns the place in lists of the game changed last. */
export async function lastPlace(db: YussDatabase): Promise<number> {
  const [newest, behind] = await Promise.all([db.games.where('updatedAt').belowOrEqual(LATEST).last(), behindRows(db)])
  return behind.reduce((last, { at }) => Math.max(last, at), placeOf(newest))
}

/** Returns the place in lists that a game's row holds; 0 where it holds none. */
export const placeOf = (row: unknown): number =>
  isRow(row) && typeof row['updatedAt'] === 'number' ? row['updatedAt'] : 0
