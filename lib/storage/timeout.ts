import type { YussDatabase } from './database'

/** Thrown where the database has said nothing for too long. */
export class DatabaseTimeoutError extends Error {
  override readonly name = 'TimeoutError'
}

/**
 * Waits for work of the database for as long as it answers anything, however long the whole takes. Where it has fallen
 * silent, its transactions are ended, so that they cannot come to a late success, and the work fails. Somebody may put the
 * clock back meanwhile: it is not asked.
 */
export function withDatabaseTimeout<T>(db: YussDatabase, work: PromiseLike<T>): Promise<T> {
  const begun = performance.now()
  return new Promise<T>((resolve, reject) => {
    let timer = setTimeout(check, db.timeout)
    function check(): void {
      const left = Math.max(begun, db.lastAnswer) + db.timeout - performance.now()
      if (left > 0) {
        timer = setTimeout(check, left)
        return
      }
      for (const transaction of db.running) transaction.abort()
      reject(new DatabaseTimeoutError('the database has fallen silent'))
    }
    work.then(resolve, reject).then(
      () => clearTimeout(timer),
      () => clearTimeout(timer),
    )
  })
}
