import type { Locator, Page } from '@playwright/test'
import { counted, played, playedByFour, playedByThree } from '../support/builders'
import { openSheet } from './support/before'
import { keysTakeTaps } from './support/settled'
import { backToTheSheet, openExample, record } from './support/table'
import { expect, test } from './support/test'

/** A phone on its side on the table: all players read the score, and one of them writes. */

const SIZES = [
  { width: 844, height: 390 },
  { width: 667, height: 375 },
  { width: 568, height: 320 },
] as const

const TABLES = [
  { rules: { base: 'bela-2' }, names: ['Mike', 'Yetta'], hands: [played()] },
  { rules: { base: 'bela-3' }, names: ['Ann', 'Ben', 'Cleo'], hands: [playedByThree()] },
  {
    rules: { base: 'klabberjass-4' },
    names: ['Maximilian', 'Alexandrina', 'Bartholomew', 'Wilhelmina'],
    hands: [playedByFour()],
  },
] as const

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

/** Expects a control to be in sight as a whole, and not covered at its middle. */
async function expectInReach(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeInViewport({ ratio: 1 })
  await keysTakeTaps(page)
  const isTouched = await control.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
  })
  expect(isTouched, `${await control.innerText()} is touched in its middle`).toBe(true)
}

for (const table of TABLES) {
  test(`${table.rules.base} has everything that a hand needs within reach`, async ({ page }) => {
    await openSheet(page, table)
    for (const size of SIZES) {
      await page.setViewportSize(size)
      await expectInReach(page, button(page, 'Record hand 2'))
      await expectInReach(page, button(page, 'Undo'))
      await expectInReach(page, button(page, 'More'))
      await expectInReach(page, page.getByRole('link', { name: 'Home' }))
      await expect(page.getByText(/(?:^| )deals$/)).toBeInViewport({ ratio: 1 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
    }
  })
}

test('after the end of a game of four the next steps are within reach', async ({ page }) => {
  await openSheet(page, {
    rules: { base: 'klabberjass-4' },
    names: TABLES[2].names,
    start: { totals: [980, 820], heldOver: 0 },
    hands: [counted({ totals: [100, 62] })],
  })
  for (const size of SIZES) {
    await page.setViewportSize(size)
    await expectInReach(page, button(page, 'Rematch'))
    await expectInReach(page, button(page, 'Send picture'))
    await expectInReach(page, button(page, 'More'))
    await expectInReach(page, button(page, 'Back to the sheet'))
    await backToTheSheet(page)
    await expectInReach(page, button(page, 'Rematch'))
    await expectInReach(page, button(page, 'Undo'))
    await expectInReach(page, page.getByRole('link', { name: 'Home' }))
    await button(page, 'Result').click()
  }
})

test.describe('a phone on its side', () => {
  test.use({ viewport: { width: 844, height: 390 } })

  test('on a phone on its side hands are recorded, undone and corrected', async ({ page }) => {
    await openSheet(page)
    await record(page, { chips: ['Mike took spades', 'Yetta: last trick'], figures: [70, 45] })
    await record(page, { chips: ['Yetta took hearts', 'Yetta: last trick'], figures: [45, 70] })
    await expectInReach(page, button(page, 'Record hand 3'))
    await expect(button(page, /^Claim/)).toHaveCount(0)
    await expectInReach(page, button(page, 'Hand 2: explain or correct'))
    await button(page, 'Undo').click()
    await expectInReach(page, button(page, 'Record hand 2'))
    await page.getByRole('link', { name: 'Home' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Yuss' })).toBeVisible()
  })
})

test('the example on a phone on its side is no wider than the window', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 })
  await openExample(page)
  const hands = await page.getByRole('region', { name: 'Sheet' }).boundingBox()
  expect((hands?.x ?? 844) + (hands?.width ?? 0)).toBeLessThanOrEqual(844)
})
