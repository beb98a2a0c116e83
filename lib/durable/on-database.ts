import { attempt } from './attempt'
import type { DurableDatabase } from './database'
import { JournalError } from './journal/journal'
import { ok } from './result'
import type { Task } from './task'

/** The connection was lost while the journal was in hand. */
export class LostError extends JournalError {}

/** Work on the database for the journal's sake. A failure costs nothing that was saved: the second copy is not up to date. */
export async function onDatabase<T>(db: DurableDatabase, work: (task: Task) => Promise<T>): Promise<T> {
  const done = await attempt(db, async (_, task) => ok(await work(task)))
  if (done.ok) return done.value
  const why = done.error.detail || done.error.code
  throw done.error.code === 'connection-lost' ? new LostError(why) : new JournalError(why)
}
