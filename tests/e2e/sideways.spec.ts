import type { Locator, Page } from '@playwright/test'
import { openFile } from './support/profiles'
import { backToTheSheet, record, startGame } from './support/table'
import { expect, test } from './support/test'

/** A phone on its side on the table: all players read the score, and one of them writes. */

const SIZES = [
  { width: 844, height: 390 },
  { width: 667, height: 375 },
  { width: 568, height: 320 },
] as const

const TABLES = [
  {
    game: 'Bela / Clobyosh for two',
    names: ['Mike', 'Yetta'],
    dealer: 'Mike',
    chips: ['Mike took spades', 'Yetta: last trick'],
    figures: [70, 45],
  },
  {
    game: 'for three',
    names: ['Ann', 'Ben', 'Cleo'],
    dealer: 'Ann',
    chips: ['Ann took hearts', 'Ben: last trick'],
    figures: [60, 40, 30],
  },
  {
    game: 'Klabberjass for four',
    names: ['Maximilian', 'Alexandrina', 'Bartholomew', 'Wilhelmina'],
    dealer: 'Maximilian',
    chips: ['Maximilian took', 'hearts', 'Alexandrina and Wilhelmina: last trick'],
    figures: [60, null],
  },
] as const

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

/** Expects a control to be in sight as a whole, and not covered at its middle. */
async function expectInReach(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeInViewport({ ratio: 1 })
  const isTouched = await control.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
  })
  expect(isTouched, `${await control.innerText()} is touched in its middle`).toBe(true)
}

for (const { game, names, dealer, chips, figures } of TABLES) {
  test(`${game} has everything that a hand needs within reach`, async ({ page }) => {
    await startGame(page, { game, names, dealer })
    await record(page, { chips, figures })
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

/** Opens a game from a file that four people with long names have just finished. */
async function openFinishedGame(page: Page): Promise<void> {
  const game = {
    format: 'yuss/1',
    rules: { base: 'klabberjass-4' },
    players: TABLES[2].names,
    dealer: 0,
    start: { totals: [980, 820], heldOver: 0 },
    hands: [{ kind: 'counted', taker: 0, trump: 'hearts', totals: [100, 62] }],
  }
  await page.goto('./share/')
  await openFile(page, 'Open a file', { name: 'game.yuss', text: JSON.stringify(game) })
  await page.getByRole('button', { name: 'Import game' }).click()
  await expect(button(page, 'Rematch')).toBeVisible()
}

test('after the end of a game of four the next steps are within reach', async ({ page }) => {
  await openFinishedGame(page)
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
    const { game, names, dealer } = TABLES[0]
    await startGame(page, { game, names, dealer })
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
  await page.goto('./')
  await page.getByRole('link', { name: /^View example:/ }).click()
  const hands = await page.getByRole('region', { name: 'Sheet' }).boundingBox()
  expect((hands?.x ?? 844) + (hands?.width ?? 0)).toBeLessThanOrEqual(844)
})
