import type { Page } from '@playwright/test'
import { expect, test } from './support/test'

/** A tablet or a desk: from 1024 points on two panes stand side by side. */

const SIZES = [
  { width: 1280, height: 800 },
  { width: 1024, height: 768 },
] as const

const PHONE = { width: 390, height: 844 }

const index = (page: Page) => page.getByRole('navigation', { name: 'Rules' })
const title = (page: Page) => page.getByRole('heading', { level: 1 })
const group = (page: Page, name: string) => index(page).getByRole('heading', { name, exact: true })

test.use({ isMobile: false })

for (const viewport of SIZES) {
  test.describe(`at ${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport })

    test('a question opens beside the index, which stays where it was; Back leads to the one before', async ({
      page,
    }) => {
      await page.goto('./rules/')
      await group(page, 'Scoring the hand').click()
      await index(page).getByRole('link', { name: 'Both sides have the same. Who scores?' }).click()
      await expect(page).toHaveURL(/\/rules\/tie\/$/)
      await expect(title(page)).toHaveText('Both sides have the same. Who scores?')
      const tie = index(page).getByRole('link', { name: 'Both sides have the same. Who scores?' })
      await expect(tie).toHaveAttribute('aria-current', 'page')
      await expect(tie).toBeInViewport()
      await group(page, 'Bela').click()
      const bela = index(page).getByRole('link', { name: 'What is bela worth?' })
      await bela.click()
      await expect(title(page)).toHaveText('What is bela worth?')
      await expect(index(page).locator('[aria-current]')).toHaveText('What is bela worth?')
      await page.goBack()
      await expect(title(page)).toHaveText('Both sides have the same. Who scores?')
      await expect(tie).toHaveAttribute('aria-current', 'page')
      await expect(bela).toBeVisible()
    })

    test('a question that is opened by its address has its place in the index in view', async ({ page }) => {
      await page.goto('./rules/revoke/')
      const current = index(page).locator('[aria-current]')
      await expect(current).toBeInViewport()
      await expect(current).toContainText((await title(page).textContent()) ?? '')
      expect(await page.evaluate(() => window.scrollY)).toBe(0)
    })
  })
}

test('turned upright, a tablet keeps the question that was open and leaves the index away', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('./rules/tie/')
  await expect(index(page)).toBeVisible()
  await page.setViewportSize(PHONE)
  await expect(title(page)).toHaveText('Both sides have the same. Who scores?')
  await expect(index(page)).toHaveCount(0)
})

test('on a phone the index is neither in the page nor fetched', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await page.goto('./rules/tie/')
  await page.waitForLoadState('networkidle')
  await expect(index(page)).toHaveCount(0)
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(index(page)).toBeVisible()
})
