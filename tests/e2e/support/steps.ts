import { expect, type Page } from '@playwright/test'

/**
 * Until the browser has walked back the steps of what was closed. A Back or an address that a test gives it before then
 * is taken for the same move, or given up.
 */
export const stepsWalkedBack = (page: Page): Promise<void> => expect.poll(() => isStep(page)).toBe(false)

/** Until what was opened is a step of the history: a test is quicker than any thumb. */
export const stepTaken = (page: Page): Promise<void> => expect.poll(() => isStep(page)).toBe(true)

const isStep = (page: Page) => page.evaluate(() => 'yussStep' in (window.history.state ?? {}))
