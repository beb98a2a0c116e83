import type { Page } from '@playwright/test'
import { forbidden, forbiddenInAnyLight } from './support/forbidden'
import { exportedPages, OUT } from './support/pages'
import { settled } from './support/settled'
import { expect, test } from './support/test'

/** The number of pages checked in one window: only the first of them has to load the code that they share. */
const AT_ONCE = 10
const pages = [
  ...exportedPages(OUT),
  'rules/tie/',
  'rules/card-points/',
  'games/bela-2/',
  '../bg/',
  '../bg/rules/tie/',
  '../bg/rules/terms/',
  '../bg/rules/stories/',
  '../bg/sources/',
  '../bg/guide/',
]
const parts = Array.from({ length: Math.ceil(pages.length / AT_ONCE) }, (_, part) =>
  pages.slice(part * AT_ONCE, (part + 1) * AT_ONCE),
)

async function open(page: Page, path: string): Promise<void> {
  await page.goto(`./${path}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // A page that redirects to another has no title for a moment.
  await settled(page)
  await expect(page).toHaveTitle(/Yuss/)
}

for (const [part, paths] of parts.entries()) {
  test(`pages follow WCAG 2.2 AA, part ${part + 1} of ${parts.length}`, async ({ page }) => {
    for (const path of paths) {
      await open(page, path)
      expect.soft(await forbiddenInAnyLight(page), path).toEqual([])
    }
  })
}

const WIDE = [
  'play/',
  'new/',
  'history/',
  'players/',
  'rules/',
  'referee/',
  'referee/runs/',
  'settings/',
  'data/',
] as const

test.describe('a wide screen', () => {
  test.use({ viewport: { width: 1280, height: 800 }, isMobile: false })

  test('pages on a wide screen follow WCAG 2.2 AA and fit its width', async ({ page }) => {
    for (const path of WIDE) {
      await open(page, path)
      expect.soft(await forbidden(page), path).toEqual([])
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect.soft(beyond, path).toBeLessThanOrEqual(0)
    }
  })
})
