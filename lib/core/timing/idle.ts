/** In a page the first second belongs to the screen: it is drawn, and someone may touch it. */
const FIRST = typeof document === 'undefined' ? 0 : 1_000

/** At the latest so much later, in milliseconds. */
const LATEST = 2_000

/** Does what can wait when the browser has nothing else to do. */
export function whenIdle(work: () => void): void {
  setTimeout(() => {
    // Safari has no idle callback.
    if (typeof requestIdleCallback === 'function') requestIdleCallback(work, { timeout: LATEST })
    else work()
  }, FIRST)
}
