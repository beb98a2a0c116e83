import { ok } from '../engine/result'
import type { Connection, Stored } from './connection'
import { numbered } from './journal/writes'
import { META, metaValue, minWriter, WRITER } from './stamp'
import { putGames } from './write-whole'
import type { GameBundle } from './write-whole'

/**
 * Puts games as this tab last saw them back into a storage that the browser has emptied. It is stamped again first, as
 * the phone that it was: until then nothing may be written, lest rows that are gone pass for rows that never were.
 */
export async function putBack(connection: Connection, bundles: readonly GameBundle[]): Promise<Stored<number>> {
  const settled = await connection.run((db) =>
    numbered(db, [], async () => {
      const device = connection.device()
      if (device === null || (await metaValue(db, META.device)) !== undefined) return ok(null)
      if ((await minWriter(db)) < WRITER) await db.meta.put({ key: META.minWriter, value: WRITER })
      await db.meta.bulkPut([
        { key: META.device, value: device },
        { key: META.example, value: 'removed' },
      ])
      return ok(null)
    }),
  )
  return settled.ok ? putGames(connection, bundles) : settled
}
