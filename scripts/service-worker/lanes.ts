/** Runs `work` for each item, so many at a time. After a failure nothing new begins, and what has begun is waited for. */
export async function eachOf<T>(items: readonly T[], lanes: number, work: (item: T) => Promise<void>): Promise<void> {
  const waiting = [...items]
  const lane = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) {
      await work(item).catch((error: unknown) => {
        waiting.length = 0
        throw error
      })
    }
  }
  const results = await Promise.allSettled(Array.from({ length: lanes }, lane))
  for (const result of results) if (result.status === 'rejected') throw result.reason
}
