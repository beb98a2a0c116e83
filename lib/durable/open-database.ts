import { err, ok } from '../core/result'
import type { DurableDatabase } from './database'
import type { Stored } from './problem'
import { asStored, DatabaseTimeoutError } from './task'

/** The reason why the database is not open yet: another tab uses the old version, or the browser does not answer. */
export type WaitingFor = 'blocked' | 'silent'

/** An opening, which may continue after its first answer. */
export interface Opening<D> {
  readonly first: Promise<Stored<D> | WaitingFor>
  readonly opened: Promise<Stored<D>>
}

/** Opens a database, and answers after `db.timeout` at the latest. */
export function beginOpening<D extends DurableDatabase>(db: D, blocked: Promise<'blocked'>): Opening<D> {
  const opened = openDatabase(db)
  let timer: ReturnType<typeof setTimeout> | undefined
  // A browser may never report that it cannot open the database.
  const silent = new Promise<'silent'>((resolve) => (timer = setTimeout(() => resolve('silent'), db.timeout)))
  return { opened, first: Promise.race([opened, blocked, silent]).finally(() => clearTimeout(timer)) }
}

async function openDatabase<D extends DurableDatabase>(db: D): Promise<Stored<D>> {
  const opened = await asStored(async () => {
    await openWhole(db)
    return ok(db)
  })
  return !opened.ok && opened.error.code === 'connection-lost' ? err({ ...opened.error, code: 'unavailable' }) : opened
}

/** Opens the database. If the connection is lost while Dexie reads the tables, Dexie opens without tables: then opens again. */
async function openWhole(db: DurableDatabase): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    await db.open()
    if (db.hasTables) return
    db.close({ disableAutoOpen: false })
    if (tries === 2) throw new DatabaseTimeoutError('the database opened without its tables')
  }
}
