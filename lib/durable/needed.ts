/** Thrown by work that needs code which is not loaded yet. After `fetch` the work can be done again. */
export class MissingCodeError extends Error {
  override readonly name = 'MissingCodeError'

  constructor(readonly fetch: () => Promise<unknown>) {
    super('code is needed that has not been fetched')
  }
}

/** Does work. If it needs code that is not loaded, fetches the code and does the work again. */
export async function withMissingCode<T>(work: () => PromiseLike<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof MissingCodeError)) throw error
    await error.fetch()
    return work()
  }
}
