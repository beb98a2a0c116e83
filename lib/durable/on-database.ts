import { attempt } from './attempt'
import type { DurableDatabase } from './database'
import { ReplicaError } from './replica/replica'
import { ok } from './result'
import type { Task } from './task'

/** The connection was lost while the replica was in hand. */
export class LostError extends ReplicaError {}

/** Work on the database for the replica's sake. A failure costs nothing that was saved: the second copy is not up to date. */
export async function onDatabase<T>(db: DurableDatabase, work: (task: Task) => Promise<T>): Promise<T> {
  const done = await attempt(db, async (_, task) => ok(await work(task)))
  if (done.ok) return done.value
  const why = done.error.detail || done.error.code
  throw done.error.code === 'connection-lost' ? new LostError(why) : new ReplicaError(why)
}
