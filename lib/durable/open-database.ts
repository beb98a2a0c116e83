import { asStored } from './attempt'
import type { DurableDatabase } from './database'
import { DatabaseTimeoutError } from './patience'
import type { Stored } from './problem'
import { err, ok } from './result'

/** Why the database is not open yet: another tab still uses the old version, or the browser does not answer. */
export type Waiting = 'blocked' | 'silent'

/** An opening, which may go on after the answer. */
export interface Opening<D> {
  readonly first: Promise<Stored<D> | Waiting>
  readonly opened: Promise<Stored<D>>
}

/** Opens a database, and waits for as long as it has patience. */
export function beginOpening<D extends DurableDatabase>(db: D, blocked: Promise<'blocked'>): Opening<D> {
  const opened = openDatabase(db)
  let timer: ReturnType<typeof setTimeout> | undefined
  // A database may not even say that it cannot be opened.
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

/** Dexie swallows a connection that is lost while it looks at the tables, and is then open without any: once more. */
async function openWhole(db: DurableDatabase): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    await db.open()
    if (db.hasTables) return
    db.close({ disableAutoOpen: false })
    if (tries === 2) throw new DatabaseTimeoutError('the database opened without its tables')
  }
}
