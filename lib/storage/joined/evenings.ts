import type { YussDatabase } from '../database/database'
import { eveningRecord, wordRecord, type EveningRecord } from '../records/evening'

export type { EveningRecord } from '../records/evening'

/** The evenings that this phone is at, as far as they can be read, the newest first. */
export async function listEvenings(db: YussDatabase): Promise<readonly EveningRecord[]> {
  const rows = (await db.evenings.toArray()).map((row) => eveningRecord.read(row))
  return rows.flatMap((row) => (row.ok ? [row.value] : [])).sort((a, b) => b.at - a.at)
}

/** Returns the entries of an evening's board as stored; the caller still has to parse them. */
export async function listWords(db: YussDatabase, evening: string): Promise<readonly unknown[]> {
  const rows = (await db.words.where('evening').equals(evening).toArray()).map((row) => wordRecord.read(row))
  return rows.flatMap((row) => (row.ok ? [row.value.entry] : []))
}
