import { ok } from '../core/result'
import { isRow } from '../core/row'
import type { Connection } from './connection'
import type { DurableDatabase } from './database'
import { KEYS } from './keys'
import { metaValue } from './meta'
import type { Stored } from './problem'
import { FAULTS, type Damage } from './replica/damage'
import { ALL_ROWS } from './replica/record'
import { transact } from './transact'

const REMEMBERED = 200

/** Returns the damage found on this device that no one has dismissed yet, oldest first. */
export async function readDamage(db: DurableDatabase): Promise<readonly Damage[]> {
  const value = await metaValue(db, KEYS.damage)
  return Array.isArray(value) ? value.filter(isDamage) : []
}

const isDamage = (value: unknown): value is Damage =>
  isRow(value) &&
  (value['store'] === 'database' || value['store'] === 'replica') &&
  FAULTS.some((fault) => fault === value['fault']) &&
  typeof value['at'] === 'number' &&
  typeof value['table'] === 'string' &&
  (typeof value['key'] === 'string' || value['key'] === ALL_ROWS) &&
  typeof value['repaired'] === 'boolean'

/** Adds damage to the list, within a transaction that writes. Damage that was not repaired is listed once. */
export async function noteDamage(db: DurableDatabase, found: readonly Damage[]): Promise<void> {
  const known = await readDamage(db)
  const isNew = (one: Damage) => one.repaired || !known.some((other) => !other.repaired && isOfSameRow(one, other))
  const all = [...known, ...found.filter(isNew)]
  if (all.length > known.length) await db.meta.put({ key: KEYS.damage, value: all.slice(-REMEMBERED) })
}

const isOfSameRow = (one: Damage, other: Damage): boolean =>
  one.store === other.store && one.fault === other.fault && one.table === other.table && one.key === other.key

/** Removes the damage that matches from the list, within a transaction that writes. Returns what it removed. */
export async function forgetDamageThat(
  db: DurableDatabase,
  isForgotten: (one: Damage) => boolean,
): Promise<readonly Damage[]> {
  const all = await readDamage(db)
  const forgotten = all.filter(isForgotten)
  if (forgotten.length > 0)
    await db.meta.put({ key: KEYS.damage, value: all.filter((one) => !forgotten.includes(one)) })
  return forgotten
}

/** Empties the list of damage. */
export function forgetDamage<D extends DurableDatabase>(connection: Connection<D>): Promise<Stored<null>> {
  return transact(connection, [], async (db) => {
    await db.meta.delete(KEYS.damage)
    return ok(null)
  })
}
