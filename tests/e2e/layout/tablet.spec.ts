import type { Page } from '@playwright/test'
import { openSheet } from '../support/before'
import { openExample, record as recordHand } from '../support/table'
import { expect, test } from '../support/test'

/** The sheet in wide windows: on a tablet something opens beside it, and a phone on its side is wide and low. */

const DESK = { width: 1280, height: 800 }
const TABLET = { width: 1024, height: 768 }
const PHONE = { width: 390, height: 844 }
const ON_ITS_SIDE = { width: 844, height: 390 }

test.use({ isMobile: false })

const main = (page: Page) => page.getByRole('main')
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const record = (page: Page) => page.getByRole('button', { name: /^(Record|Continue) hand/ })
const paper = (page: Page) => page.getByRole('dialog')
const chart = (page: Page) => page.getByRole('region', { name: 'How the game went' })

test.describe('the sheet on a tablet', () => {
  test.use({ viewport: TABLET })

  test('the running score is beside the sheet while nothing is open', async ({ page }) => {
    await openExample(page)
    await expect(chart(page).getByRole('img').first()).toBeVisible()
    await expect(main(page)).toBeVisible()
  })

  test('a hand is explained beside the sheet, and Back and Escape close it', async ({ page }) => {
    await openExample(page)
    const second = main(page).getByRole('row').nth(2).getByRole('button').first()
    await second.click()
    await expect(paper(page)).toHaveAccessibleName('Hand 2')
    await main(page).getByRole('row').nth(1).getByRole('button').first().click()
    await expect(paper(page)).toHaveAccessibleName('Hand 1')
    await expect(paper(page)).toHaveCount(1)
    await page.goBack()
    await expect(paper(page)).toHaveCount(0)
    await expect(chart(page)).toBeVisible()
    await expect(record(page)).toBeVisible()
    await second.click()
    await expect(paper(page)).toHaveAccessibleName('Hand 2')
    await page.keyboard.press('Escape')
    await expect(paper(page)).toHaveCount(0)
    await expect(second).toBeFocused()
  })

  test('a hand is typed beside the sheet directly, and afterwards Record has the focus', async ({ page }) => {
    await openExample(page)
    await record(page).click()
    await expect(page.getByRole('button', { name: /^Save hand/ })).toBeVisible()
    await expect(main(page)).toBeVisible()
    await expect(record(page)).toHaveCount(0)
    await page
      .getByRole('button', { name: /took hearts$/ })
      .first()
      .click()
    // The digits go into the taker's field as if it had been tapped.
    await page.keyboard.type('50')
    await page
      .getByRole('button', { name: /last trick$/ })
      .first()
      .click()
    const points = page.getByRole('group', { name: 'Points', exact: true })
    await points.locator('button[aria-current]').nth(1).click()
    await page.keyboard.type('40')
    await page.getByRole('button', { name: /^Save hand/ }).click()
    await expect(record(page)).toBeFocused()
    await expect(chart(page)).toBeVisible()
  })

  test('a half-typed hand waits while another hand is explained', async ({ page }) => {
    await openExample(page)
    await record(page).click()
    const took = page.getByRole('button', { name: /took hearts$/ }).first()
    await took.click()
    await main(page).getByRole('row').nth(1).getByRole('button').first().click()
    await expect(paper(page)).toHaveAccessibleName('Hand 1')
    await page.goBack()
    await expect(paper(page)).toHaveCount(0)
    await page.getByRole('button', { name: /^Continue hand/ }).click()
    await expect(took).toHaveAttribute('aria-pressed', 'true')
    await page.goBack()
    await expect(page.getByRole('button', { name: /^Continue hand/ })).toBeVisible()
  })
})

test('a window made narrow and wide again keeps the digits typed beside the sheet', async ({ page }) => {
  await page.setViewportSize(DESK)
  await openExample(page)
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await paper(page).getByRole('button', { name: /^Note/ }).click()
  const note = paper(page).getByRole('textbox', { name: /note/i })
  await note.fill('rain')
  await page.setViewportSize(PHONE)
  await expect(note).toHaveValue('rain')
  await expect(note).toBeFocused()
  await expect(paper(page)).toBeInViewport()
  await page.setViewportSize(DESK)
  await expect(note).toHaveValue('rain')
  await page.keyboard.press('Escape')
  await expect(paper(page)).toHaveCount(0)
  await record(page).click()
  const took = page.getByRole('button', { name: /took hearts$/ }).first()
  await took.click()
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.setViewportSize(PHONE)
  await expect(took).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('button', { name: 'More', exact: true })).toHaveAttribute('aria-expanded', 'true')
  await expect(page.getByRole('main')).toHaveCount(1)
})

test('a hand in the address is explained beside the sheet', async ({ page }) => {
  await page.setViewportSize(TABLET)
  await openExample(page)
  await main(page).getByRole('row').nth(1).getByRole('button').first().click()
  await paper(page).getByRole('link').first().click()
  await expect(page).toHaveURL(/\/rules\//)
  await page.goBack()
  await expect(paper(page)).toHaveAccessibleName('Hand 1')
  await page.reload()
  await expect(paper(page)).toHaveAccessibleName('Hand 1')
  await expect(main(page)).toBeVisible()
})

test('the keys are beside the facts where the screen is wide and low', async ({ page }) => {
  await page.setViewportSize(ON_ITS_SIDE)
  await openExample(page)
  await record(page).click()
  const pad = page.locator('.hand-form-pad')
  const facts = page.locator('.hand-form-facts')
  await expect(pad).toBeVisible()
  const [right, left] = [await pad.boundingBox(), await facts.boundingBox()]
  expect(right?.x ?? 0).toBeGreaterThan((left?.x ?? 0) + (left?.width ?? 0) - 1)
})

test('a tablet on the table shows the totals to the other side too, from then on', async ({ page }) => {
  await page.setViewportSize(TABLET)
  await openExample(page)
  const turned = page.locator('.turned-totals')
  await expect(turned).toHaveCount(0)
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('button', { name: 'Flip totals' }).click()
  await expect(turned).toContainText('326')
  expect(await turned.evaluate((one) => getComputedStyle(one).rotate)).toBe('180deg')
  expect((await turned.boundingBox())?.y).toBe(0)
  await page.reload()
  await expect(turned).toContainText('213')
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('button', { name: 'Flip totals', pressed: true }).click()
  await expect(turned).toHaveCount(0)
})

test.describe('a phone on its side', () => {
  test.use({ isMobile: true, viewport: ON_ITS_SIDE })

  test('on a phone on its side hands are recorded, undone and corrected', async ({ page }) => {
    await openSheet(page)
    await recordHand(page, { chips: ['Mike took spades', 'Yetta: last trick'], figures: [70, 45] })
    await recordHand(page, { chips: ['Yetta took hearts', 'Yetta: last trick'], figures: [45, 70] })
    await expect(button(page, 'Record hand 3')).toBeInViewport({ ratio: 1 })
    await expect(button(page, /^Claim/)).toHaveCount(0)
    await expect(page.getByText(/(?:^| )deals$/)).toBeInViewport({ ratio: 1 })
    await expect(button(page, 'Hand 2: explain or correct')).toBeInViewport({ ratio: 1 })
    await button(page, 'Undo').click()
    await expect(button(page, 'Record hand 2')).toBeInViewport({ ratio: 1 })
    await page.getByRole('link', { name: 'Home' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Yuss' })).toBeVisible()
  })
})
