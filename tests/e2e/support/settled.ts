import type { Page } from '@playwright/test'

/** Waits until nothing more comes and nothing more is drawn: sooner known than that the network has been still for half a second. */
export const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const state = () =>
      `${performance.getEntriesByType('resource').length} ${document.querySelectorAll('*').length} ${document.body.innerText.length}`
    for (let before = '', now = state(); before !== now; now = state()) {
      before = now
      await new Promise((done) => setTimeout(done, 150))
    }
  })
