import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { openSheet } from './support/before'
import { partsWith } from './support/offline'
import { OUT } from './support/pages'
import { expect, test } from './support/test'
import { wordsIn } from './support/words'

/** Parts of a screen that are fetched when they are first needed, on a phone that loses its network. */

interface Tunnel {
  /** Leaves the tunnel: from then on scripts arrive. */
  readonly leave: () => void
  readonly asked: () => number
}

/** Blocks every script that contains `mark`, and lets all others through. */
async function tunnelFor(page: Page, mark: string): Promise<Tunnel> {
  let isInside = true
  let asked = 0
  const marked = partsWith(OUT, mark)
  await page.route(
    ({ pathname }) => marked.some((part) => pathname.endsWith(`/${part}`)),
    (route) => {
      asked += 1
      return isInside ? route.abort() : route.continue()
    },
  )
  return { leave: () => void (isInside = false), asked: () => asked }
}

const scriptsOf = (path: string): readonly string[] =>
  [...readFileSync(join(OUT, path, 'index.html'), 'utf8').matchAll(/\/chunks\/[\w.~-]+\.js/g)].map(([script]) => script)

/** Starts a game, and from then on blocks the scripts that only the referee needs. */
async function startWithoutTheReferee(page: Page): Promise<void> {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await openSheet(page)
  const own = scriptsOf('en/referee').filter((script) => !asked.some((url) => url.endsWith(script)))
  await page.route(
    ({ pathname }) => own.some((script) => pathname.endsWith(script)),
    (route) => route.abort(),
  )
}

/** Texts that occur only in the script of the part. */
const MENU = 'menu-groups'
const FORM = 'hand-form-facts'
const STORAGE = 'the database opened without its tables'

test.use({ expected: /ERR_FAILED|Loading chunk|ChunkLoadError/ })

test('an overlay that cannot be loaded says so, and the sheet stays', async ({ page }) => {
  const tunnel = await tunnelFor(page, MENU)
  await openSheet(page)
  await page.getByRole('button', { name: 'More', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Could not load: part of the sheet.')).toBeVisible()
  expect(tunnel.asked()).toBeGreaterThan(1)
  await expect(dialog.getByRole('heading', { name: 'More' })).toBeVisible()
  await expect(page.getByText('Something went wrong here')).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Redeal', exact: true }).click()
  await expect(dialog.getByRole('heading', { name: 'Redeal' })).toBeVisible()
  await expect(dialog.getByText('Could not load: part of the sheet.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('button', { name: 'Record hand 1' })).toBeVisible()

  await page.getByRole('button', { name: 'More', exact: true }).click()
  await expect(dialog.getByText('Could not load: part of the sheet.')).toBeVisible()
  tunnel.leave()
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('button', { name: 'Flip totals' })).toBeVisible()
})

test('a hand form that cannot be loaded leads back to the sheet, and comes with the network', async ({ page }) => {
  const tunnel = await tunnelFor(page, FORM)
  await openSheet(page)
  await page.getByRole('button', { name: 'Record hand 1' }).click()
  await expect(page.getByText('Could not load: hand form.')).toBeVisible()
  await page.getByRole('button', { name: 'Back to the sheet' }).click()
  await page.getByRole('button', { name: 'Record hand 1' }).click()
  await expect(page.getByText('Could not load: hand form.')).toBeVisible()
  tunnel.leave()
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(page.getByRole('button', { name: 'Save hand 1' })).toBeVisible()
})

test('a part that fails once loads again by itself', async ({ page }) => {
  const tunnel = await tunnelFor(page, MENU)
  await openSheet(page)
  const failed = page.waitForEvent('requestfailed')
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await failed
  tunnel.leave()
  await expect(page.getByRole('button', { name: 'Flip totals' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0)
})

test('a page whose script does not arrive says so, and loads once the network returns', async ({ page }) => {
  await startWithoutTheReferee(page)
  await page.getByRole('link', { name: 'Referee', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'This page could not load' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Home' })).toBeVisible()

  await page.unrouteAll()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('navigation', { name: 'Rulings' })).toBeVisible()
  await expect(page).toHaveURL(/\/referee\//)
})

test('a game whose storage code does not arrive says so, and does not blame the browser', async ({ page }) => {
  await openSheet(page)
  await tunnelFor(page, STORAGE)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'This page could not load' })).toBeVisible()
  await expect(page.getByText('A part of Yuss did not load.')).toBeVisible()
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Reload page' }).click()
  await expect(page.getByRole('button', { name: 'Record hand 1' })).toBeVisible()
})

for (const language of ['en', 'bg'] as const)
  test(`a page whose first scripts do not arrive says so in its language: ${language}`, async ({ page }) => {
    const [first = ''] = scriptsOf(`${language}/history`)
    await page.route(
      ({ pathname }) => pathname.endsWith(first),
      (route) => route.abort(),
    )
    await page.goto(`../${language}/history/#kept`)
    const said = await wordsIn(language)
    const notice = page.getByRole('alert').filter({ hasText: said('notStarted') })
    await expect(notice).toBeVisible()
    await page.unrouteAll()
    await notice.getByRole('button', { name: said('tryAgain') }).click()
    // A link can carry a whole game behind the #.
    await expect(page).toHaveURL(new RegExp(`/${language}/history/#kept$`))
    await expect(page.getByRole('heading', { name: said('historyTitle'), level: 1 })).toBeVisible()
    await expect(page.locator('html[data-started]')).toBeAttached()
    await expect(notice).toBeHidden()
  })

test('a page says if its host still does not answer, and loads itself with the network', async ({ page }) => {
  await startWithoutTheReferee(page)
  await page.getByRole('link', { name: 'Referee', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'This page could not load' })).toBeVisible()
  const silent = page.getByText('Still no answer. Yuss tries again when you are online.')
  await expect(silent).toHaveCount(0)

  await page.route('**/*', (route) => route.abort())
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('status').and(silent)).toBeVisible()

  await page.unrouteAll()
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(page.getByRole('navigation', { name: 'Rulings' })).toBeVisible()
  await expect(page).toHaveURL(/\/referee\//)
})
