import { err } from '../core/result'
import type { DurableDatabase } from './database'
import { withMissingCode } from './needed'
import { withPatience } from './patience'
import { problemOf, type Stored } from './problem'
import type { Task } from './task'

/** Work on the open database. Transactions belong to the task. */
export type Work<D, T> = (db: D, task: Task) => PromiseLike<Stored<T>>

/** Does work on the database once, and waits as long as the database answers. */
export const attempt = <D extends DurableDatabase, T>(db: D, work: Work<D, T>): Promise<Stored<T>> =>
  asStored(() => withMissingCode(() => withPatience(db, (task) => work(db, task))))

/** Does the work. Returns a refusal by the browser as a problem, and throws any error that only a bug can cause. */
export async function asStored<T>(work: () => PromiseLike<Stored<T>>): Promise<Stored<T>> {
  try {
    return await work()
  } catch (error) {
    const problem = problemOf(error)
    if (problem === null) throw error
    return err(problem)
  }
}
