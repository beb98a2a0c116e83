import { newId } from '../../core/ids'
import { ok } from '../../core/result'
import type { Stored } from '../../durable/problem'
import { transact } from '../../durable/transact'
import type { Connection } from '../database/connection'
import { noteDeleted } from '../database/deleted'
import { isRow, toWrite } from '../records/record'
import { houseRecord } from '../records/record-types'
import { cleanHouseName } from '../sheet/clean'
import type { RulesJson } from '../sheet/new-change'

/** Saves house rules under a name; with an id, replaces the rules with that id. Keys of other programs stay. Returns the id. */
export function saveHouse(
  connection: Connection,
  house: { readonly id?: string; readonly name: string; readonly rules: RulesJson },
): Promise<Stored<string>> {
  const [id, updatedAt] = [house.id ?? newId(), Date.now()]
  return transact(connection, ['houses', 'registers'], async (db) => {
    const before = houseRecord.read(await db.houses.get(id))
    const { extra, rules } = before.ok ? before.value : { extra: {}, rules: {} }
    const name = cleanHouseName(house.name)
    const written = { ...othersKeys(rules), ...house.rules }
    const row = toWrite(houseRecord, { id, v: 1, name, updatedAt, extra, rules: written })
    if (!row.ok) return row
    await noteDeleted(db, id, false)
    await db.houses.put(row.value)
    return ok(id)
  })
}

const othersKeys = (rules: unknown): Readonly<Record<string, unknown>> =>
  isRow(rules) ? Object.fromEntries(Object.entries(rules).filter(([key]) => key.startsWith('x-'))) : {}

/** Deletes house rules. Games that took a copy keep it. */
export function deleteHouse(connection: Connection, id: string): Promise<Stored<null>> {
  return transact(connection, ['houses', 'registers'], async (db) => {
    if ((await db.houses.get(id)) !== undefined) await noteDeleted(db, id, true)
    await db.houses.delete(id)
    return ok(null)
  })
}
