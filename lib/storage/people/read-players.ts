import { dequal } from 'dequal/lite'
import { trust } from '../../durable/trusted'
import { nameKey } from '../../engine/table/alike'
import type { YussDatabase } from '../database/database'
import { playerRecord, type PlayerRecord } from '../records/record-types'

/** Reads the players of this device; unreadable rows are left out. */
export const readPlayers = async (db: YussDatabase): Promise<readonly PlayerRecord[]> =>
  readablePlayers(await db.players.toArray())

/** Returns the players in the readable rows. */
export const readablePlayers = (rows: readonly unknown[]): readonly PlayerRecord[] =>
  rows.flatMap((row) => {
    const read = playerRecord.read(row)
    return read.ok ? [withPresentKeys(read.value)] : []
  })

/** Returns a person with the keys that `nameKey` makes now: an earlier version may have written others. */
export function withPresentKeys(player: PlayerRecord): PlayerRecord {
  const keys = [...new Set(player.keys.map(nameKey))]
  return dequal(keys, player.keys) ? player : trust({ ...player, keys })
}
