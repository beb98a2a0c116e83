import type { YussDatabase } from './database'
import { playerRecord } from './records/player'
import type { PlayerRecord } from './records/player'

/** Everybody whom this phone remembers; rows that cannot be read are left alone. */
export async function readPlayers(db: YussDatabase): Promise<readonly PlayerRecord[]> {
  const rows = (await db.players.toArray()).map((row) => playerRecord.read(row))
  return rows.flatMap((row) => (row.ok ? [row.value] : []))
}
