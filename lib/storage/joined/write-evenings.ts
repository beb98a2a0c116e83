import { newId } from '../../core/ids'
import { ok } from '../../core/result'
import type { Stored } from '../../durable/problem'
import { cleanName, LENGTHS } from '../../format/clean-text'
import type { Connection } from '../database/connection'
import { transact } from '../database/transact'
import { eveningRecord, type EveningRecord, type WordRecord } from '../records/evening'
import { listWords } from './evenings'

/** Remembers an evening by its code; its id. One that is known stays what it is. */
export function saveEvening(connection: Connection, code: string, name: string): Promise<Stored<string>> {
  const [id, at] = [newId(), Date.now()]
  return transact(connection, ['evenings'], async (db) => {
    const rows = (await db.evenings.toArray()).map((row) => eveningRecord.read(row))
    const known = rows.flatMap((row) => (row.ok && row.value.code === code ? [row.value] : [])).at(0)
    if (known !== undefined) return ok(known.id)
    await db.evenings.put({ id, v: 1, code, name: nameIn(name), at } satisfies EveningRecord)
    return ok(id)
  })
}

/** An evening goes by the name that its board says. */
export function nameEvening(connection: Connection, id: string, name: string): Promise<Stored<null>> {
  return transact(connection, ['evenings'], async (db) => {
    const row = eveningRecord.read(await db.evenings.get(id))
    if (row.ok && row.value.name !== nameIn(name)) await db.evenings.put({ ...row.value, name: nameIn(name) })
    return ok(null)
  })
}

/**
 * Adds to the board of an evening what is made of all that it says at that moment, in one go: no other tab writes in between. Nothing
 * where nothing is made of it, or this phone knows of no such evening any more.
 */
export function changeWords(
  connection: Connection,
  evening: string,
  made: (known: readonly unknown[]) => readonly { readonly id: string }[],
): Promise<Stored<null>> {
  return transact(connection, ['evenings', 'words'], async (db) => {
    if ((await db.evenings.get(evening)) === undefined) return ok(null)
    const entries = made(await listWords(db, evening))
    await db.words.bulkPut(entries.map((entry) => wordRow(evening, entry)))
    return ok(null)
  })
}

/** Adds entries to an evening's board; does nothing if this device no longer knows the evening. */
export function addWords(
  connection: Connection,
  evening: string,
  entries: readonly { readonly id: string }[],
): Promise<Stored<null>> {
  return transact(connection, ['evenings', 'words'], async (db) => {
    if ((await db.evenings.get(evening)) === undefined) return ok(null)
    await db.words.bulkPut(entries.map((entry) => wordRow(evening, entry)))
    return ok(null)
  })
}

/** Forgets an evening with its board and its secret; games that were played on this phone stay. */
export function forgetEvening(connection: Connection, id: string): Promise<Stored<null>> {
  return transact(connection, ['evenings', 'words'], async (db) => {
    await db.words.where('evening').equals(id).delete()
    await db.evenings.delete(id)
    return ok(null)
  })
}

/** Under a key made of the evening and the id: the board of another evening may say the very same. */
const wordRow = (evening: string, entry: { readonly id: string }): WordRecord => ({
  id: `${evening}/${entry.id}`,
  v: 1,
  evening,
  entry,
})

const nameIn = (name: string): string => cleanName(name.trim(), LENGTHS.rules, '')
