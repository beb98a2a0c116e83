import { behindRows } from '../database/behind'
import type { YussDatabase } from '../database/database'
import { logRows } from '../database/log-rows'
import { TALLY_STAMP } from '../database/stamps'
import { gameRecord } from '../records/game'
import { isRow } from '../records/record'
import { readTally, type TallyRecord } from '../records/tally'
import { copiesOf, type Copies } from './save-game'

/** The games whose copies are behind, by id, each with those that its log comes to; `null` where there can be none. */
export type Fresh = ReadonlyMap<string, Copies | null>

/** Makes the copies that are behind, for a reader: those in the database follow when the device is idle. */
export async function freshCopies(db: YussDatabase): Promise<Fresh> {
  const behind = await behindRows(db)
  return new Map(
    await Promise.all(behind.map(async ({ gameId, at }) => [gameId, await copiesNow(db, gameId, at)] as const)),
  )
}

async function copiesNow(db: YussDatabase, gameId: string, at: number): Promise<Copies | null> {
  const [row, rows] = await Promise.all([db.games.get(gameId), logRows(db, gameId)])
  const record = gameRecord.read(row)
  return record.ok ? copiesOf(record.value, rows, at) : null
}

/** Some of the tallies, and the ids of those among them that cannot be read. */
export interface Tallies {
  readonly games: readonly TallyRecord[]
  readonly spoilt: readonly string[]
}

const PIECE = 1000

/**
 * Every tally in pieces, each fetched while the one before is looked at. In the order of their ids: so they are read in half
 * the time, and a change of any of them is noticed without an account of each.
 */
export async function* everyTally(db: YussDatabase): AsyncGenerator<Tallies> {
  const after = (id: string) => db.tallies.where('gameId').above(id).limit(PIECE).toArray()
  const fresh = await freshCopies(db)
  let coming = after('')
  try {
    yield readTallies([], fresh)
    for (;;) {
      const rows = await coming
      const isLast = rows.length < PIECE
      if (!isLast) coming = after(idOf(rows.at(-1)))
      yield readTallies(rows, fresh, () => false)
      if (isLast) return
    }
  } finally {
    // Where no one wants more, what is coming is waited for all the same, so that no failure of it goes unheard.
    await coming
  }
}

/** Reads tallies as found; for those that are behind come the fresh ones that were `wanted`. */
export function readTallies(
  rows: readonly unknown[],
  fresh: Fresh,
  isWanted: (game: TallyRecord) => boolean = () => true,
): Tallies {
  const games = [...fresh.values()].flatMap((copies) =>
    copies !== null && isWanted(copies.tally) ? [copies.tally] : [],
  )
  const spoilt: string[] = []
  for (const row of rows) {
    if (fresh.has(idOf(row))) continue
    const game = readTally(row, TALLY_STAMP)
    if (game === null) spoilt.push(idOf(row))
    else games.push(game)
  }
  return { games, spoilt }
}

const idOf = (row: unknown): string => (isRow(row) ? String(row['gameId']) : '')
