import { liveQuery, type Subscription } from 'dexie'
import { ok } from '../core/result'
import type { Connection } from './connection'
import type { DurableDatabase } from './database'
import { KEYS } from './keys'
import { metaValue, readStamp } from './meta'
import { MissingCodeError } from './needed'
import { type Stored, type StorageProblem, problemOf, storageProblem } from './problem'

export interface Watcher<T> {
  readonly next: (value: T) => void
  readonly failed: (problem: StorageProblem) => void
}

/** Reads once. */
export function read<D extends DurableDatabase, T>(
  connection: Connection<D>,
  query: (db: D) => Promise<T>,
): Promise<Stored<T>> {
  return connection.run(async (db) => ok(await query(db)))
}

/**
 * Reads now and again after every change to what was read, whichever tab made it, and after the database had to
 * be opened again. Returns how to stop.
 */
export function watch<D extends DurableDatabase, T>(
  connection: Connection<D>,
  query: (db: D) => Promise<T>,
  { next, failed }: Watcher<T>,
): () => void {
  let running: Subscription | null = null
  let isOver = false
  const start = (opened: Stored<D>) => {
    running?.unsubscribe()
    running = opened.ok ? liveQuery(() => query(opened.value)).subscribe(next, failOn(opened)) : null
    if (!opened.ok) failed(opened.error)
  }
  const again = (opened: Stored<D>) => (isOver ? undefined : start(opened))
  const failOn = (opened: Stored<D>) => (error: unknown) => {
    if (error instanceof MissingCodeError) void error.fetch().then(() => again(opened), fail)
    else fail(error)
  }
  const fail = (error: unknown) => {
    const problem = problemOf(error)
    if (problem === null) throw error
    failed(problem)
  }
  const stopListening = connection.onOpened(start)
  void connection.open().then((opened) => {
    if (!isOver && running === null && opened.ok) start(opened)
  })
  return () => {
    isOver = true
    stopListening()
    running?.unsubscribe()
  }
}

/** Told when newer code in another tab has taken over writing. */
export function watchWriter<D extends DurableDatabase>(
  connection: Connection<D>,
  stale: (problem: StorageProblem) => void,
): () => void {
  const writers = async (db: D) => ({ least: (await readStamp(db)).least, writer: db.schema.writer })
  return watch(connection, writers, {
    next: ({ least, writer }) => {
      if (least > writer) stale(storageProblem('stale-writer', `writer ${writer}, least ${least}`))
    },
    failed: stale,
  })
}

/**
 * Looks whether the database still answers and still holds something, after the app was in the background: it is
 * opened again where it does not, and filled from the replica where it was emptied.
 */
export async function probe<D extends DurableDatabase>(connection: Connection<D>): Promise<Stored<unknown>> {
  const found = await read(connection, (db) => metaValue(db, KEYS.device))
  if (found.ok && found.value === undefined) await connection.recover()
  return found
}
