import type { YussDatabase } from '../database/database'
import { joinedRecord, type JoinedRecord } from '../records/record-types'

export type { Ended, JoinedRecord } from '../records/record-types'

/** Lists the tables that this device has joined, the newest first; unreadable ones are left out. */
export async function listJoined(db: YussDatabase): Promise<readonly JoinedRecord[]> {
  const rows = (await db.joined.toArray()).map((row) => joinedRecord.read(row))
  return rows.flatMap((row) => (row.ok ? [row.value] : [])).sort((a, b) => b.at - a.at)
}
