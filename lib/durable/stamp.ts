import { newId } from '../core/ids'
import { err, ok } from '../core/result'
import type { App } from './app'
import type { DurableDatabase } from './database'
import { KEYS } from './keys'
import { readStamp, refusal, stampWriter } from './meta'
import { EmptiedError, storageProblem, type Stored } from './problem'
import { attempt, allTables } from './task'
import { markedWrite } from './transact'

/** The expected state of a database: stamped already, or new on a device that is new or was known before. */
export type Expected = 'stamped' | 'new' | 'known'

/**
 * Stamps an opened database, and furnishes one without a stamp. Returns the id of the device; fails with `evicted`
 * where one was known and is gone.
 */
export async function stamp<D extends DurableDatabase>(
  { housekeeping }: App<D>,
  db: D,
  expected: Expected,
): Promise<Stored<string>> {
  const keeping = expected === 'stamped' ? null : await housekeeping().catch(() => null)
  if (expected !== 'stamped' && keeping === null) return err(storageProblem('not-loaded', 'housekeeping'))
  return attempt(db, async (_, task) => {
    const tables = expected === 'stamped' ? [] : allTables(db)
    const { value } = await markedWrite(db, { task, tables, read: async () => null }, async () => {
      const { device, isNew } = await claim(db)
      const refused = await refusal(db)
      if (expected === 'stamped' && (isNew || refused?.code === 'evicted'))
        throw new EmptiedError('emptied while it opened')
      if (refused === null && isNew) await keeping?.addFirstRows(db, expected === 'new' ? 'new' : 'known')
      return device
    })
    return ok(value)
  })
}

/** Stamps the database with this writer and gives it the name of a device, where it has none. */
async function claim(db: DurableDatabase): Promise<{ readonly device: string; readonly isNew: boolean }> {
  await stampWriter(db)
  const { device: known } = await readStamp(db)
  if (typeof known === 'string') return { device: known, isNew: false }
  const device = newId()
  await db.meta.put({ key: KEYS.device, value: device })
  return { device, isNew: true }
}
