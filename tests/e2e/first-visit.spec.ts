import type { Page } from '@playwright/test'
import { installed, keptFiles, test } from './support/offline'
import { exportedPages, OUT } from './support/pages'
import { expect } from './support/test'

// Each of these tests fetches the whole app again.
test.describe.configure({ timeout: 90_000 })
const PATIENT = { timeout: 30_000 }

const PAGES = exportedPages(OUT)
/** Returns the status of every page, fetched from the open page. */
const statuses = (page: Page): Promise<readonly number[]> =>
  page.evaluate((all) => Promise.all(all.map((path) => fetch(`/${path}`).then(({ status }) => status))), PAGES)

const keeps = (page: Page, path: string): Promise<boolean> =>
  page.evaluate((file) => caches.match(file, { ignoreSearch: true }).then((found) => found !== undefined), path)

const workers = (page: Page): Promise<number> =>
  page.evaluate(() => navigator.serviceWorker.getRegistrations().then((all) => all.length))

/** A file that only the worker requests, near the end of its installation. */
const LATE = '/print/'

test.describe('a first visit that is cut short', () => {
  test('an interrupted first visit continues at the next one, and loads nothing twice', async ({ page, host }) => {
    host.trouble = (path) => (path === LATE ? 'cut' : undefined)
    await page.goto('./')
    await expect.poll(() => host.asked.filter((path) => path === LATE).length, PATIENT).toBe(1)
    await expect.poll(() => workers(page), PATIENT).toBe(0)
    const kept = await keptFiles(page)
    expect(kept).toBeGreaterThan(100)
    host.trouble = () => undefined
    host.asked.length = 0
    await page.reload()
    await installed(page)
    expect(host.asked).toContain(LATE)
    expect(host.asked.filter((path) => path.startsWith('/icons/') && path.includes('maskable'))).toEqual([])
    await host.stop()
    expect(await statuses(page)).toEqual(PAGES.map(() => 200))
  })
})

test.describe('a phone that is to save data', () => {
  // A page fetches some files only when it is idle, and the host may be gone by then.
  test.use({ expected: /ERR_FAILED|ERR_CONNECTION_REFUSED/ })

  test.beforeEach(async ({ page, context }) => {
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true })
  })

  test('a phone that saves data loads and keeps requested pages, and the rest when told to', async ({ page, host }) => {
    await page.goto('./sources/')
    await installed(page)
    // Pages that have been opened work without a network, with all that they fetched. The others do not.
    await expect.poll(() => keeps(page, '/sources/')).toBe(true)
    await page.goto('./settings/')
    const rest = page.getByRole('button', { name: /^Download the rest \(.* [kM]B\)$/ })
    await expect(rest).toBeVisible(PATIENT)
    expect(host.asked.filter((path) => path === '/players/' || path.startsWith('/icons/icon-maskable'))).toEqual([])
    await host.stop()
    await page.goto('./sources/')
    await expect(page.getByRole('heading', { name: 'Where the rules come from' })).toBeVisible()
    expect(await keeps(page, '/players/')).toBe(false)
    await host.start()
    await page.goto('./settings/')
    await rest.click()
    await expect(page.getByText('Works offline')).toBeVisible(PATIENT)
    await expect(rest).toBeHidden()
    await host.stop()
    expect(await statuses(page)).toEqual(PAGES.map(() => 200))
  })
})
