import type { Page } from '@playwright/test'
import { openExample } from './support/table'
import { expect, test } from './support/test'

/** Tests of tablets and desktop screens: from a width of 1024 px on, two panes are side by side. */

const DESK = { width: 1280, height: 800 } as const
const TABLET = { width: 1024, height: 768 } as const

const PHONE = { width: 390, height: 844 }

const index = (page: Page) => page.getByRole('navigation', { name: 'Rules' })
const title = (page: Page) => page.getByRole('heading', { level: 1 })
const group = (page: Page, name: string) => index(page).getByRole('heading', { name, exact: true })

test.use({ isMobile: false })

test.describe('a desktop screen', () => {
  test.use({ viewport: DESK })

  test('a question opens beside the index, which stays, and Back leads to the last one', async ({ page }) => {
    await page.goto('./rules/')
    await group(page, 'Scoring the hand').click()
    await index(page).getByRole('link', { name: 'Both sides have equal points. Who scores?' }).click()
    await expect(page).toHaveURL(/\/rules\/\?q=tie$/)
    await expect(title(page)).toHaveText('Both sides have equal points. Who scores?')
    const tie = index(page).getByRole('link', { name: 'Both sides have equal points. Who scores?' })
    await expect(tie).toHaveAttribute('aria-current', 'page')
    await expect(tie).toBeInViewport()
    await group(page, 'Bela').click()
    const bela = index(page).getByRole('link', { name: 'What is bela worth?' })
    await bela.click()
    await expect(title(page)).toHaveText('What is bela worth?')
    await expect(index(page).locator('[aria-current]')).toHaveText('What is bela worth?')
    await page.goBack()
    await expect(title(page)).toHaveText('Both sides have equal points. Who scores?')
    await expect(tie).toHaveAttribute('aria-current', 'page')
    await expect(bela).toBeVisible()
  })

  test('a question opened by its address is visible in the index', async ({ page }) => {
    await page.goto('./rules/?q=revoke')
    const current = index(page).locator('[aria-current]')
    await expect(current).toBeInViewport()
    await expect(current).toContainText((await title(page).textContent()) ?? '')
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
  })
})

test('a tablet turned upright keeps the open question and hides the index', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('./rules/?q=tie')
  await expect(index(page)).toBeVisible()
  await page.setViewportSize(PHONE)
  await expect(title(page)).toHaveText('Both sides have equal points. Who scores?')
  await expect(index(page)).toHaveCount(0)
})

test('on a phone the index is neither in the page nor loaded', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await page.goto('./rules/?q=tie')
  await page.waitForLoadState('networkidle')
  await expect(index(page)).toHaveCount(0)
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(index(page)).toBeVisible()
})

const sheet = (page: Page) => page.getByRole('main')
const record = (page: Page) => page.getByRole('button', { name: /^(Record|Continue) hand/ })
const paper = (page: Page) => page.getByRole('dialog')
const chart = (page: Page) => page.getByRole('region', { name: 'How the game went' })

test.describe('the sheet on a tablet', () => {
  test.use({ viewport: TABLET })

  test('the running score is beside the sheet while nothing is open', async ({ page }) => {
    await openExample(page)
    await expect(chart(page).getByRole('img').first()).toBeVisible()
    await expect(sheet(page)).toBeVisible()
  })

  test('a hand is explained beside the sheet, and Back and Escape close it', async ({ page }) => {
    await openExample(page)
    const second = sheet(page).getByRole('row').nth(2).getByRole('button').first()
    await second.click()
    await expect(paper(page)).toHaveAccessibleName('Hand 2')
    await sheet(page).getByRole('row').nth(1).getByRole('button').first().click()
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
    await expect(sheet(page)).toBeVisible()
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
    await sheet(page).getByRole('row').nth(1).getByRole('button').first().click()
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
  await page.setViewportSize({ width: 1280, height: 800 })
  await openExample(page)
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await paper(page).getByRole('button', { name: /^Note/ }).click()
  const note = paper(page).getByRole('textbox', { name: /note/i })
  await note.fill('rain')
  await page.setViewportSize(PHONE)
  await expect(note).toHaveValue('rain')
  await expect(note).toBeFocused()
  await expect(paper(page)).toBeInViewport()
  await page.setViewportSize({ width: 1280, height: 800 })
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
  await page.setViewportSize({ width: 1024, height: 768 })
  await openExample(page)
  await sheet(page).getByRole('row').nth(1).getByRole('button').first().click()
  await paper(page).getByRole('link').first().click()
  await expect(page).toHaveURL(/\/rules\//)
  await page.goBack()
  await expect(paper(page)).toHaveAccessibleName('Hand 1')
  await page.reload()
  await expect(paper(page)).toHaveAccessibleName('Hand 1')
  await expect(sheet(page)).toBeVisible()
})

test('the keys are beside the facts where the screen is wide and low', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 })
  await openExample(page)
  await record(page).click()
  const pad = page.locator('.hand-form-pad')
  const facts = page.locator('.hand-form-facts')
  await expect(pad).toBeVisible()
  const [right, left] = [await pad.boundingBox(), await facts.boundingBox()]
  expect(right?.x ?? 0).toBeGreaterThan((left?.x ?? 0) + (left?.width ?? 0) - 1)
})

test('a tablet on the table shows the totals to the other side too, from then on', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 })
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
