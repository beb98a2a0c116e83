/** Thrown by work that needs code which is not loaded yet. After `fetch` the work can be done again. */
export class NeededError extends Error {
  override readonly name = 'NeededError'

  constructor(readonly fetch: () => Promise<unknown>) {
    super('code is needed that has not been fetched')
  }
}

/** Does work. If it needs code that is not loaded, fetches the code and does the work again. */
export async function withNeeded<T>(work: () => PromiseLike<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof NeededError)) throw error
    await error.fetch()
    return work()
  }
}
