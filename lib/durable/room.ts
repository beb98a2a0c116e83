import { ok } from '../core/result'
import type { Connection } from './connection'
import type { DurableDatabase } from './database'
import { KEYS } from './keys'
import type { Stored } from './problem'
import { transact } from './transact'

/** More characters than a hand with its copies takes. */
const ENOUGH = 64 * 1024

/** Tests whether a full device has room again, by writing a row and deleting it. */
export async function tryRoom<D extends DurableDatabase>(connection: Connection<D>): Promise<Stored<null>> {
  const written = await transact(connection, [], async (db) => {
    await db.meta.put({ key: KEYS.room, value: 'x'.repeat(ENOUGH) })
    return ok(null)
  })
  if (!written.ok) return written
  return transact(connection, [], async (db) => {
    await db.meta.delete(KEYS.room)
    return ok(null)
  })
}
