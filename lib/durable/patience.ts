import type { DurableDatabase } from './database'
import type { Task } from './task'

/** Thrown when the database has been silent for too long. */
export class DatabaseTimeoutError extends Error {
  override readonly name = 'TimeoutError'
}

/** The share of the timeout spent on testing whether the database is silent, or only one piece of work. */
const PROBE = 0.1

/**
 * Waits for a piece of work as long as the database answers it, however long the whole takes; before its turn, as long
 * as the database answers any work. If the database falls silent, the work fails and only its own transactions are
 * aborted, so that they cannot succeed late. The device's clock is not used, because it may be set back meanwhile.
 */
export function withPatience<T>(db: DurableDatabase, work: (task: Task) => PromiseLike<T>): Promise<T> {
  const task: Task = { transactions: new Set(), lastAnswer: null }
  const begun = performance.now()
  const lastSign = () => Math.max(begun, (task.transactions.size > 0 ? task.lastAnswer : null) ?? db.lastAnswer)
  return new Promise<T>((resolve, reject) => {
    let timer = setTimeout(check, db.timeout)
    function check(): void {
      const left = lastSign() + db.timeout - performance.now()
      if (left > 0) {
        timer = setTimeout(check, left)
        return
      }
      for (const transaction of task.transactions) transaction.abort()
      reject(new DatabaseTimeoutError('the database has fallen silent'))
    }
    const stop = () => clearTimeout(timer)
    work(task).then(resolve, reject).then(stop, stop)
  })
}

/** Tells whether the database answers at all, after its silent work was aborted. */
export async function isAnswering(db: DurableDatabase): Promise<boolean> {
  const asked = performance.now()
  let timer: ReturnType<typeof setTimeout> | undefined
  const enough = new Promise((resolve) => (timer = setTimeout(resolve, db.timeout * PROBE)))
  await Promise.race([db.meta.count().catch(() => {}), enough])
  clearTimeout(timer)
  return db.lastAnswer >= asked
}
