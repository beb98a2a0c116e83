import type { YussDatabase } from '../database/database'
import { playerRecord, type PlayerRecord } from '../records/record-types'

/** Reads the players of this device; unreadable rows are left out. */
export const readPlayers = async (db: YussDatabase): Promise<readonly PlayerRecord[]> =>
  readablePlayers(await db.players.toArray())

/** Returns the players in the readable rows. */
export const readablePlayers = (rows: readonly unknown[]): readonly PlayerRecord[] =>
  rows.flatMap((row) => {
    const read = playerRecord.read(row)
    return read.ok ? [read.value] : []
  })
