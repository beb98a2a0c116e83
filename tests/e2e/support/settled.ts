import type { Page } from '@playwright/test'

/** Waits until no file has arrived and nothing has changed for 150 ms, which is sooner than half a second without requests. */
export const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const state = () =>
      `${performance.getEntriesByType('resource').length} ${document.querySelectorAll('*').length} ${document.body.innerText.length}`
    for (let before = '', now = state(); before !== now; now = state()) {
      before = now
      await new Promise((done) => setTimeout(done, 150))
    }
  })

/** Waits until every key takes taps. One that has just come under the finger takes none for half a second. */
export const keysTakeTaps = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => document.querySelector('[style*="pointer-events"]') === null)
}
