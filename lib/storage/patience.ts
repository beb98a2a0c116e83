import type { YussDatabase } from './database'

/** Thrown where the database has said nothing for too long. */
export class SilenceError extends Error {
  override readonly name = 'TimeoutError'
}

/**
 * Waits for work of the database for as long as it answers anything, however long the whole takes. Where it has fallen
 * silent, its transactions are ended, so that they cannot come to a late success, and the work fails. Somebody may put the
 * clock back meanwhile: it is not asked.
 */
export function whileAnswering<T>(db: YussDatabase, work: PromiseLike<T>): Promise<T> {
  const begun = performance.now()
  return new Promise<T>((resolve, reject) => {
    let timer = setTimeout(look, db.silence)
    function look(): void {
      const left = Math.max(begun, db.lastAnswer) + db.silence - performance.now()
      if (left > 0) {
        timer = setTimeout(look, left)
        return
      }
      for (const transaction of db.running) transaction.abort()
      reject(new SilenceError('the database has fallen silent'))
    }
    work.then(resolve, reject).then(
      () => clearTimeout(timer),
      () => clearTimeout(timer),
    )
  })
}
