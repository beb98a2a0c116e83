import type { Page } from '@playwright/test'
import { FIRST, openSheet, SHORT } from './support/before'
import { forbidden } from './support/forbidden'
import { installed, test as offline } from './support/offline'
import { expectTotals, openMore, record, startGame } from './support/table'
import { expect, test } from './support/test'

/** The second screen: another window of the same device, which shows the sheet in large type. */

const WIDE = { width: 1280, height: 720 }

const BELA = { game: 'Bela / Clobyosh for two', names: ['Mike', 'Yetta'], dealer: 'Mike' }

const HAND = { chips: ['Mike took spades', 'Yetta: last trick'], figures: [70, 45] }
/** 61 each: those of the taker are held over. */
const TIE = { chips: ['Yetta took hearts', 'Mike: last trick'], figures: [51, 61] }
/** 40 to 76: Yetta writes all 116, and the 61 held over. */
const BATE = { chips: ['Mike took clubs', 'Yetta: last trick'], figures: [40, 66] }
/** 190 to 10. */
const BIG = {
  chips: ['Mike took spades', 'Mike: last trick', 'Mike: fifty (50)', 'Mike: Bela'],
  figures: [110, 10],
}

async function openFromMenu(page: Page): Promise<Page> {
  const menu = await openMore(page)
  const [screen] = await Promise.all([
    page.context().waitForEvent('page'),
    menu.getByRole('link', { name: 'Second screen' }).click(),
  ])
  await screen.setViewportSize(WIDE)
  await expect(menu).toBeHidden()
  return screen
}

/** Opens the second screen by its address in another window. */
async function openByAddress(page: Page, address: string): Promise<Page> {
  const screen = await page.context().newPage()
  await screen.goto(address)
  return screen
}

const gameIn = (page: Page) => new URL(page.url()).searchParams.get('game')

test('a hand that is saved in one window shows on the second screen without a touch', async ({ page }) => {
  await openSheet(page)
  const screen = await openFromMenu(page)
  await expect(screen.getByRole('heading', { level: 2, name: 'Mike' })).toBeVisible()
  await expectTotals(screen, { Mike: 0, Yetta: 0 })
  await expect(screen.getByRole('region', { name: 'Mike' })).toContainText('deals')
  await record(page, HAND)
  await expectTotals(screen, { Mike: 70, Yetta: 55 })
  await record(page, TIE)
  await expectTotals(screen, { Mike: 131, Yetta: 55 })
  await expect(screen.getByText('Held over from hand 2')).toBeVisible()
  await expect(screen.getByText('to 501')).toBeVisible()
  await record(page, BATE)
  await expectTotals(screen, { Mike: 131, Yetta: 232 })
  // The winner of a hand deals the next.
  await expect(screen.getByRole('region', { name: 'Yetta' })).toContainText('deals')
  await expect(screen.getByRole('region', { name: 'Sheet' }).getByRole('rowheader')).toHaveCount(3)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expectTotals(screen, { Mike: 131, Yetta: 55 })
})

test('the second screen explains a hand and offers no way to change it', async ({ page }) => {
  await openSheet(page, { hands: [FIRST] })
  const screen = await openFromMenu(page)
  await screen.getByRole('button', { name: 'Hand 1: explain or correct' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Hand 1' })
  await expect(dialog.getByText('Mike makes it, 70 to Yetta’s 55.')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Correct' })).toBeHidden()
  await expect(screen.getByRole('button', { name: /^(Record|Undo|More)/ })).toHaveCount(0)
})

test('the second screen shows the winner, and follows the table to the next game', async ({ page }) => {
  await openSheet(page, { rules: SHORT })
  const screen = await openFromMenu(page)
  const first = gameIn(screen)
  await record(page, BIG)
  await expect(screen.getByRole('status').filter({ hasText: 'Mike wins' })).toBeVisible()
  await expectTotals(screen, { Mike: 190, Yetta: 10 })
  await page.getByRole('button', { name: 'Rematch' }).click()
  await expect(page.getByRole('button', { name: 'Record hand 1' })).toBeVisible()
  await expectTotals(screen, { Mike: 0, Yetta: 0 })
  expect(gameIn(screen)).not.toBe(first)
  await record(page, HAND)
  await expectTotals(screen, { Mike: 70, Yetta: 55 })
})

test('without a game in its address the second screen waits for one in one line, and then follows it', async ({
  page,
}) => {
  const screen = await openByAddress(page, './screen/')
  await expect(screen.getByText('No game is in progress. The next one appears here.')).toBeVisible()
  await startGame(page, BELA)
  await expectTotals(screen, { Mike: 0, Yetta: 0 })
  await record(page, HAND)
  await expectTotals(screen, { Mike: 70, Yetta: 55 })
})

test('the second screen says that its game was deleted', async ({ page }) => {
  await openSheet(page, { hands: [FIRST] })
  const screen = await openFromMenu(page)
  await expectTotals(screen, { Mike: 70, Yetta: 55 })
  await (await openMore(page)).getByRole('button', { name: /^Delete/ }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Delete/ })
    .last()
    .click()
  await expect(screen.getByRole('heading', { name: 'No such game on this device' })).toBeVisible()
})

test('the second screen is dark in a light theme, and the sheet beside it is not', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await openSheet(page, { hands: [FIRST] })
  const screen = await openFromMenu(page)
  await screen.emulateMedia({ colorScheme: 'light' })
  await expectTotals(screen, { Mike: 70, Yetta: 55 })
  // The dark and the light value of `--paper` in app/styles/tokens.css.
  await expect(screen.locator('body')).toHaveCSS('background-color', 'rgb(22, 20, 15)')
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(247, 242, 230)')
  expect(await forbidden(screen)).toEqual([])
})

test('the second screen takes the whole display, and gives it back', async ({ page }) => {
  await openSheet(page)
  const screen = await openFromMenu(page)
  await screen.getByRole('button', { name: 'Full screen' }).click()
  await expect(screen.getByRole('button', { name: 'Leave full screen' })).toBeVisible()
  expect(await screen.evaluate(() => document.fullscreenElement === document.documentElement)).toBe(true)
  await screen.getByRole('button', { name: 'Leave full screen' }).click()
  await expect(screen.getByRole('button', { name: 'Full screen', exact: true })).toBeVisible()
})

test('the second screen has all of its totals in view and nothing wider than itself, on any screen', async ({
  page,
}) => {
  await openSheet(page, {
    rules: { base: 'klabberjass-4' },
    names: ['Rosalind', 'Bartholomew', 'Cem', 'Dora'],
    dealer: 2,
  })
  const screen = await openFromMenu(page)
  const sides = screen.locator('.totals-of-side')
  for (const [name, size] of [
    ['a television', { width: 1920, height: 1080 }],
    ['a phone on its side', { width: 844, height: 390 }],
    ['a phone', { width: 390, height: 844 }],
  ] as const) {
    await screen.setViewportSize(size)
    await expect(sides).toHaveCount(2)
    for (const side of await sides.all()) await expect(side, name).toBeInViewport({ ratio: 1 })
    const wider = () =>
      screen.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    await expect.poll(wider, name).toBe(0)
  }
})

offline.describe('with the host gone', () => {
  offline.describe.configure({ timeout: 90_000 })

  offline('the second screen opens and follows the sheet', async ({ page, host }) => {
    await page.goto('./play/')
    await installed(page)
    await startGame(page, BELA)
    await host.stop()
    const screen = await openFromMenu(page)
    await expectTotals(screen, { Mike: 0, Yetta: 0 })
    await record(page, HAND)
    await expectTotals(screen, { Mike: 70, Yetta: 55 })
    await screen.reload()
    await expectTotals(screen, { Mike: 70, Yetta: 55 })
  })
})
