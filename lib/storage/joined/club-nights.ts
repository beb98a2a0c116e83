import type { YussDatabase } from '../database/database'
import { clubNightRecord, type ClubNightRecord, wordRecord } from '../records/record-types'

export type { ClubNightRecord } from '../records/record-types'

/** Lists the club nights of this device, the newest first; unreadable ones are left out. */
export async function listClubNights(db: YussDatabase): Promise<readonly ClubNightRecord[]> {
  const rows = (await db.clubNights.toArray()).map((row) => clubNightRecord.read(row))
  return rows.flatMap((row) => (row.ok ? [row.value] : [])).sort((a, b) => b.at - a.at)
}

/** Returns the entries of a club night's board as stored; the caller still has to parse them. */
export async function listWords(db: YussDatabase, clubNight: string): Promise<readonly unknown[]> {
  const rows = (await db.words.where('clubNight').equals(clubNight).toArray()).map((row) => wordRecord.read(row))
  return rows.flatMap((row) => (row.ok ? [row.value.entry] : []))
}
