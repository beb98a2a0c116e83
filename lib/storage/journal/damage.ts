import { ok } from '../../engine/table/result'
import type { Connection } from '../connection'
import type { YussDatabase } from '../database'
import { draftIds } from '../draft-ids'
import { META, metaValue } from '../meta'
import type { Stored } from '../problem'
import { isRow } from '../records/record'
import { transact } from '../transact'

/** What can be found wrong with one of the two copies when they are compared. */
export const FAULTS = ['missing', 'different', 'outdated', 'unreadable'] as const

/** Something that one copy had lost or spoilt. */
export interface Damage {
  readonly at: number
  readonly store: 'database' | 'journal'
  readonly fault: (typeof FAULTS)[number]
  /** Empty where it is not known which row it was; the key `*` stands for all of them. */
  readonly table: string
  readonly key: string
  /** Put right from the other copy. */
  readonly repaired: boolean
  /** What was found there, for an export: a row, or the bytes of a file in base64. */
  readonly found: unknown
}

const REMEMBERED = 200

/** What was found damaged on this phone and not yet looked at, the oldest first. */
export async function readDamage(db: YussDatabase): Promise<readonly Damage[]> {
  const value = await metaValue(db, META.damage)
  return Array.isArray(value) ? value.filter(isDamage) : []
}

const isDamage = (value: unknown): value is Damage =>
  isRow(value) &&
  (value['store'] === 'database' || value['store'] === 'journal') &&
  FAULTS.some((fault) => fault === value['fault']) &&
  typeof value['at'] === 'number' &&
  typeof value['table'] === 'string' &&
  typeof value['key'] === 'string' &&
  typeof value['repaired'] === 'boolean'

/** Remembers damage, within a transaction that writes. */
export async function noteDamage(db: YussDatabase, found: readonly Damage[]): Promise<void> {
  if (found.length === 0) return
  const all = [...(await readDamage(db)), ...found]
  await db.meta.put({ key: META.damage, value: all.slice(-REMEMBERED) })
}

/**
 * Forgets what was found of a game that is deleted for good, within a transaction that writes; and bytes of the journal,
 * of which nobody knows whose they were. What was forgotten.
 */
export async function forgetDamageOf(db: YussDatabase, gameId: string): Promise<readonly Damage[]> {
  const all = await readDamage(db)
  const isKept = (one: Damage) =>
    one.table !== '' && !draftIds(gameId).includes(one.key) && gameOf(one.found) !== gameId
  const forgotten = all.filter((one) => !isKept(one))
  if (forgotten.length > 0) await db.meta.put({ key: META.damage, value: all.filter(isKept) })
  return forgotten
}

const gameOf = (found: unknown): unknown => (isRow(found) ? found['gameId'] : undefined)

/** Forgets what was looked at. */
export function forgetDamage(connection: Connection): Promise<Stored<null>> {
  return transact(connection, [], async (db) => {
    await db.meta.delete(META.damage)
    return ok(null)
  })
}
