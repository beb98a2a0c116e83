import { ok } from '../core/result'
import type { DurableDatabase, Task } from './database'
import { ReplicaError } from './replica/replica'
import { attempt } from './task'

/** The connection to the database was lost during work on the replica. */
export class DatabaseLostError extends ReplicaError {}

/** Does work on the database for the replica. If it fails, nothing saved is lost: only the second copy is out of date. */
export async function workOnDatabase<T>(db: DurableDatabase, work: (task: Task) => Promise<T>): Promise<T> {
  const done = await attempt(db, async (_, task) => ok(await work(task)))
  if (done.ok) return done.value
  const why = done.error.detail || done.error.code
  throw done.error.code === 'connection-lost' ? new DatabaseLostError(why) : new ReplicaError(why)
}
