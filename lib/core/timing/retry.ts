/** The pauses before each retry, in milliseconds. They bridge a lift, a tunnel, or a change of network. */
const PAUSES = [300, 1_200] as const

/** Calls `ask`, and calls it again after each pause if it fails. Throws the last error once all pauses are used up. */
export async function withRetries<T>(ask: () => Promise<T>, pauses: readonly number[] = PAUSES): Promise<T> {
  try {
    return await ask()
  } catch (problem) {
    const [pause, ...later] = pauses
    if (pause === undefined) throw problem
    await new Promise((done) => setTimeout(done, pause))
    return withRetries(ask, later)
  }
}
