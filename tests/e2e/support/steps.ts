import { expect, type Page } from '@playwright/test'

/**
 * Waits until the browser has gone back over the history step of a closed dialog. If a test goes back or opens an address
 * earlier, the browser merges both moves or drops one.
 */
export const stepsWalkedBack = (page: Page): Promise<void> => expect.poll(() => isStep(page)).toBe(false)

/** Waits until an opened dialog is a step of the history, because a test taps faster than a player. */
export const stepTaken = (page: Page): Promise<void> => expect.poll(() => isStep(page)).toBe(true)

const isStep = (page: Page) => page.evaluate(() => 'yussStep' in (window.history.state ?? {}))
