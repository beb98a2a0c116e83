/** How long is waited before each further try, in milliseconds: a lift, a tunnel, a network being changed. */
const PAUSES = [300, 1_200] as const

/** Asks for what comes over the network, and again after each pause, until it is here or all pauses are used up. */
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
