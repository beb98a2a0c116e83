import type { Page } from '@playwright/test'

/** The rule that a tie is bate, in the list of a game's rules. */

/** Opens the question about equal points, and taps the answer that the taker is bate. */
export async function tapBate(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Equal points/ }).click()
  await page.getByRole('radio', { name: /^the others get everything, because the taker has failed/i }).check()
}

export async function takeBate(page: Page): Promise<void> {
  await tapBate(page)
  await page.getByRole('button', { name: 'Use', exact: true }).click()
}
