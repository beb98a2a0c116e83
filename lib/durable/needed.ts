/** Thrown by work that cannot go on before some code is there: fetched, the work is done again. */
export class NeededError extends Error {
  override readonly name = 'NeededError'

  constructor(readonly fetch: () => Promise<unknown>) {
    super('code is needed that has not been fetched')
  }
}

/** Does work; where code is missing for it, that is fetched and the work done once more. */
export async function withNeeded<T>(work: () => PromiseLike<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof NeededError)) throw error
    await error.fetch()
    return work()
  }
}
