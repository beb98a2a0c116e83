import type { YussDatabase } from '../database/database'
import { playerRecord, type PlayerRecord } from '../records/player'

/** Everybody whom this phone remembers; rows that cannot be read are left alone. */
export const readPlayers = async (db: YussDatabase): Promise<readonly PlayerRecord[]> =>
  readablePlayers(await db.players.toArray())

/** Those of the rows that can be read. */
export const readablePlayers = (rows: readonly unknown[]): readonly PlayerRecord[] =>
  rows.flatMap((row) => {
    const read = playerRecord.read(row)
    return read.ok ? [read.value] : []
  })
