import { newId } from '../../core/ids'
import { ok } from '../../core/result'
import type { Stored } from '../../durable/problem'
import { transact } from '../../durable/transact'
import { LENGTHS, enteredName } from '../../format/clean-text'
import type { Connection } from '../database/connection'
import { clubNightRecord, type ClubNightRecord, type WordRecord } from '../records/record-types'
import { listWords } from './club-nights'

/** Saves a club night under its code, and returns its id. One with that code that exists already is not changed. */
export function saveClubNight(connection: Connection, code: string, name: string): Promise<Stored<string>> {
  const [id, at] = [newId(), Date.now()]
  return transact(connection, ['clubNights'], async (db) => {
    const rows = (await db.clubNights.toArray()).map((row) => clubNightRecord.read(row))
    const known = rows.flatMap((row) => (row.ok && row.value.code === code ? [row.value] : [])).at(0)
    if (known !== undefined) return ok(known.id)
    await db.clubNights.put({ id, v: 1, code, name: enteredName(name, LENGTHS.rules), at } satisfies ClubNightRecord)
    return ok(id)
  })
}

/** Sets the name of a club night to that on its board. */
export function nameClubNight(connection: Connection, id: string, name: string): Promise<Stored<null>> {
  return transact(connection, ['clubNights'], async (db) => {
    const row = clubNightRecord.read(await db.clubNights.get(id))
    const now = enteredName(name, LENGTHS.rules)
    if (row.ok && row.value.name !== now) await db.clubNights.put({ ...row.value, name: now })
    return ok(null)
  })
}

/**
 * Adds entries to the board of a club night. `made` receives all its entries and returns the new ones, in one transaction, so
 * no other tab writes in between. Does nothing if it returns none, or if this device no longer knows the club night.
 */
export function changeWords(
  connection: Connection,
  clubNight: string,
  made: (known: readonly unknown[]) => readonly { readonly id: string }[],
): Promise<Stored<null>> {
  return transact(connection, ['clubNights', 'words'], async (db) => {
    if ((await db.clubNights.get(clubNight)) === undefined) return ok(null)
    const entries = made(await listWords(db, clubNight))
    await db.words.bulkPut(entries.map((entry) => wordRow(clubNight, entry)))
    return ok(null)
  })
}

/** Adds entries to a club night's board; does nothing if this device no longer knows the club night. */
export function addWords(
  connection: Connection,
  clubNight: string,
  entries: readonly { readonly id: string }[],
): Promise<Stored<null>> {
  return transact(connection, ['clubNights', 'words'], async (db) => {
    if ((await db.clubNights.get(clubNight)) === undefined) return ok(null)
    await db.words.bulkPut(entries.map((entry) => wordRow(clubNight, entry)))
    return ok(null)
  })
}

/** Deletes a club night with its board and its code. Games played on this device stay. */
export function forgetClubNight(connection: Connection, id: string): Promise<Stored<null>> {
  return transact(connection, ['clubNights', 'words'], async (db) => {
    await db.words.where('clubNight').equals(id).delete()
    await db.clubNights.delete(id)
    return ok(null)
  })
}

/** Returns the row of an entry. Its key includes the club night, because two boards may contain an entry with the same id. */
const wordRow = (clubNight: string, entry: { readonly id: string }): WordRecord => ({
  id: `${clubNight}/${entry.id}`,
  v: 1,
  clubNight,
  entry,
})
