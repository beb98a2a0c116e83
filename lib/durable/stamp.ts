import type { App } from './app'
import { attempt } from './attempt'
import type { DurableDatabase } from './database'
import { newId } from './ids'
import { KEYS } from './keys'
import { metaValue, refusal, stampWriter } from './meta'
import { numbered } from './numbers'
import { EmptiedError } from './problem'
import type { Stored } from './problem'
import { ok } from './result'
import { allTables } from './task-transaction'

/** What a database that is opened should be: stamped already, or a new one, on a phone that is new or was known before. */
export type Expected = 'stamped' | 'new' | 'known'

/**
 * Stamps an opened database, and furnishes it where nobody had stamped it before. The id of the device; `evicted` where one
 * was known and is gone.
 */
export function stamp<D extends DurableDatabase>(
  { furnish }: App<D>,
  db: D,
  expected: Expected,
): Promise<Stored<string>> {
  return attempt(db, (_, task) =>
    numbered(db, { task, tables: expected === 'stamped' ? [] : allTables(db) }, async () => {
      const { device, isNew } = await claim(db)
      const refused = await refusal(db)
      if (expected === 'stamped' && (isNew || refused?.code === 'evicted'))
        throw new EmptiedError('emptied while it opened')
      if (refused === null && isNew) await furnish(db, expected === 'new' ? 'new' : 'known')
      return ok(device)
    }),
  )
}

/** Stamps the database with this writer and gives it the name of a device, where it has none. */
async function claim(db: DurableDatabase): Promise<{ readonly device: string; readonly isNew: boolean }> {
  await stampWriter(db)
  const known = await metaValue(db, KEYS.device)
  if (typeof known === 'string') return { device: known, isNew: false }
  const device = newId()
  await db.meta.put({ key: KEYS.device, value: device })
  return { device, isNew: true }
}
