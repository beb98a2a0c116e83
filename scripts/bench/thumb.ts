// A thumb that plays hands on the screens of the app, by the names of what it presses.
import type { Page } from '@playwright/test'
import type { CanonicalHand, Chip } from './taps-hands'

export async function startGame(page: Page, url: string, game: string): Promise<void> {
  await page.goto(`${url}new/`)
  await page.getByRole('link', { name: game }).click()
  await page.getByRole('button', { name: /^Start/ }).click()
  await page.getByRole('button', { name: 'Record hand 1' }).waitFor()
}

export const saveKey = (page: Page) => page.getByRole('button', { name: /^(Save|Correct) hand/ })

async function press(page: Page, chip: Chip): Promise<void> {
  if (typeof chip === 'object' && 'asked' in chip) {
    await page
      .getByRole('radiogroup', { name: chip.asked })
      .getByRole('radio', { name: chip.answer, exact: true })
      .click()
    return
  }
  const name = chip
  const exact = typeof name === 'string'
  await page.getByRole('button', { name, exact }).or(page.getByRole('radio', { name, exact })).first().click()
}

export async function typeFigures(page: Page, figures: readonly number[]): Promise<void> {
  for (const [index, figure] of figures.entries()) {
    for (const digit of String(figure)) await press(page, digit)
    const isActive = page.getByRole('group', { name: 'Points', exact: true }).locator('[aria-current=true]')
    const shown = await isActive.getAttribute('aria-label')
    const isLast = index === figures.length - 1
    if (!isLast && shown?.trim().endsWith(String(figure)))
      await page.getByRole('button', { name: 'Next number' }).click()
  }
}

export async function playHand(page: Page, hand: CanonicalHand): Promise<void> {
  await press(page, /^(Record|Continue) hand/)
  for (const name of hand.before) await press(page, name)
  await typeFigures(page, hand.figures)
  for (const name of hand.after ?? []) await press(page, name)
  await saveKey(page).click()
  await saveKey(page).waitFor({ state: 'detached' })
}
