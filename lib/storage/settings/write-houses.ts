import { newId } from '../../core/ids'
import { ok } from '../../core/result'
import type { Stored } from '../../durable/problem'
import { transact } from '../../durable/transact'
import { trust } from '../../durable/trusted'
import type { Connection } from '../database/connection'
import { noteDeleted } from '../database/deleted'
import { isRow } from '../records/record'
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
    await noteDeleted(db, id, false)
    const before = houseRecord.read(await db.houses.get(id))
    const { extra, rules } = before.ok ? before.value : { extra: {}, rules: {} }
    const row = { id, v: 1, name: cleanHouseName(house.name), updatedAt, extra } as const
    await db.houses.put(trust({ ...row, rules: { ...othersKeys(rules), ...house.rules } }))
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
