import type { Page } from '@playwright/test'

/** Taps and figures of a form, by the words of whatever language the page is in. */

export const tap = (page: Page, name: string): Promise<void> =>
  page
    .getByRole('button', { name, exact: true })
    .or(page.getByRole('radio', { name, exact: true }))
    .click()

export async function type(page: Page, figure: number): Promise<void> {
  for (const digit of String(figure)) await tap(page, digit)
}

/** Enters the count of each side, in the fields of the named part of the form. */
export async function count(page: Page, part: string, figures: readonly number[]): Promise<void> {
  const fields = page.getByRole('group', { name: part, exact: true }).getByRole('button')
  for (const [side, figure] of figures.entries()) {
    await fields.nth(side).click()
    await type(page, figure)
  }
}
