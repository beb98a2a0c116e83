/** The milliseconds before idle work may start. In a page the first second is left to drawing and to the first touch. */
const FIRST = typeof document === 'undefined' ? 0 : 1_000

/** The longest further wait for an idle moment, in milliseconds. */
const LATEST = 2_000

/** Runs work that can wait, once the browser has nothing else to do. */
export function whenIdle(work: () => void): void {
  setTimeout(() => {
    // Safari has no idle callback.
    if (typeof requestIdleCallback === 'function') requestIdleCallback(work, { timeout: LATEST })
    else work()
  }, FIRST)
}
