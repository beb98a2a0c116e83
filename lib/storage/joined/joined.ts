import type { YussDatabase } from '../database/database'
import { joinedRecord, type JoinedRecord } from '../records/joined'

export type { Ended, JoinedRecord } from '../records/joined'

/** The tables that this phone is at, as far as they can be read, the newest first. */
export async function listJoined(db: YussDatabase): Promise<readonly JoinedRecord[]> {
  const rows = (await db.joined.toArray()).map((row) => joinedRecord.read(row))
  return rows.flatMap((row) => (row.ok ? [row.value] : [])).sort((a, b) => b.at - a.at)
}
