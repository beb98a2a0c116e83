import { isRow } from '../records/record'
import { readTally, type TallyRecord } from '../records/tally'
import type { YussDatabase } from './database'
import { TALLY_STAMP } from './stamps'

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
  let coming = after('')
  try {
    for (;;) {
      const rows = await coming
      const isLast = rows.length < PIECE
      if (!isLast) coming = after(idOf(rows.at(-1)))
      yield readTallies(rows)
      if (isLast) return
    }
  } finally {
    // Where no one wants more, what is coming is waited for all the same, so that no failure of it goes unheard.
    await coming
  }
}

export function readTallies(rows: readonly unknown[]): Tallies {
  const games: TallyRecord[] = []
  const spoilt: string[] = []
  for (const row of rows) {
    const game = readTally(row, TALLY_STAMP)
    if (game === null) spoilt.push(idOf(row))
    else games.push(game)
  }
  return { games, spoilt }
}

const idOf = (row: unknown): string => (isRow(row) ? String(row['gameId']) : '')
