import { ok } from '../../engine/table/result'
import type { YussDatabase } from '../database'
import type { Stored } from '../problem'
import { JournalError } from './journal'

/** Does work on the database; a connection that is lost may be opened again and the work done once more. */
export type RunOnDatabase = <T>(work: (db: YussDatabase) => Promise<Stored<T>>) => Promise<Stored<T>>

/** Work on the database for the journal's sake. A failure costs nothing that was saved: the second copy is not up to date. */
export async function onDatabase<T>(run: RunOnDatabase, work: (db: YussDatabase) => Promise<T>): Promise<T> {
  const done = await run(async (db) => ok(await work(db)))
  if (!done.ok) throw new JournalError(done.error.detail || done.error.code)
  return done.value
}
