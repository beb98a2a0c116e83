import { ok } from '../engine/table/result'
import type { Connection } from './connection'
import { META } from './meta'
import type { Stored } from './problem'
import { transact } from './transact'

/** More than a hand with its copies takes. */
const ENOUGH = 64 * 1024

/** Whether something can be written again on a phone that was full: so much is written, and taken away again. */
export async function tryRoom(connection: Connection): Promise<Stored<null>> {
  const written = await transact(connection, [], async (db) => {
    await db.meta.put({ key: META.room, value: 'x'.repeat(ENOUGH) })
    return ok(null)
  })
  if (!written.ok) return written
  return transact(connection, [], async (db) => {
    await db.meta.delete(META.room)
    return ok(null)
  })
}
