import type { Page } from '@playwright/test'

/** Helpers that fill in a form by the words of the page’s language. */

export const tap = (page: Page, name: string): Promise<void> =>
  page
    .getByRole('button', { name, exact: true })
    .or(page.getByRole('radio', { name, exact: true }))
    .click()

export async function type(page: Page, figure: number): Promise<void> {
  for (const digit of String(figure)) await tap(page, digit)
}

/** Declares for the first side with these keys of its pad, and gives it the last trick. `done` is the key that ends declaring. */
export async function declareFirst(page: Page, keys: readonly number[], done: string): Promise<void> {
  await page.locator('.declare-key').first().click()
  for (const key of keys) await page.locator('.form-pad button').nth(key).click()
  await tap(page, done)
  await page.locator('.points-flag').first().click()
}

/** Enters the count of each side, in the fields of the named part of the form. */
export async function count(page: Page, part: string, figures: readonly number[]): Promise<void> {
  const fields = page.getByRole('group', { name: part, exact: true }).locator('button[aria-current]')
  for (const [side, figure] of figures.entries()) {
    await fields.nth(side).click()
    await type(page, figure)
  }
}
