import type { Page } from '@playwright/test'
import { installed, keptFiles, test } from './support/offline'
import { exportedPages, OUT } from './support/pages'
import { expectTotals, startGame } from './support/table'
import { expect } from './support/test'

// Each of these tests fetches the whole app again.
test.describe.configure({ timeout: 90_000 })
const PATIENT = { timeout: 30_000 }

/** The screens, without the page about the app, which no device stores. */
const PAGES = exportedPages(OUT).filter((path) => path !== '')

/** Returns the status of every page, fetched from the open page. */
const statuses = (page: Page): Promise<readonly number[]> =>
  page.evaluate((all) => Promise.all(all.map((path) => fetch(`/en/${path}`).then(({ status }) => status))), PAGES)

const keeps = (page: Page, path: string): Promise<boolean> =>
  page.evaluate((file) => caches.match(file, { ignoreSearch: true }).then((found) => found !== undefined), path)

const workers = (page: Page): Promise<number> =>
  page.evaluate(() => navigator.serviceWorker.getRegistrations().then((all) => all.length))

/** A file that only the worker requests, near the end of its installation. */
const LATE = '/en/print/'

test.describe('a first visit that is cut short', () => {
  test('an interrupted first visit continues at the next one, and loads nothing twice', async ({ page, host }) => {
    host.trouble = (path) => (path === LATE ? 'cut' : undefined)
    await page.goto('./play/')
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

test.describe('a reader', () => {
  test.use({ isPlayers: false })

  /** Waits until the page has decided whether its device stores the app. */
  const decided = (page: Page) => page.waitForFunction(() => sessionStorage.getItem('yuss-player') !== null)
  const isOfApp = (path: string) => /^\/(sw\.js|kept\/)/.test(path)

  test('a reader of a question stores nothing on the first visit, and the app on the second', async ({
    page,
    context,
    host,
  }) => {
    await page.goto('./rules/tie/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Both sides have equal points. Who scores?')
    await decided(page)
    await page.waitForLoadState('networkidle')
    // The same visit goes on to another page.
    await page.getByRole('link', { name: 'The rules of each game', exact: true }).click()
    await expect(page).toHaveURL(`${host.home}games/`)
    await decided(page)
    await page.waitForLoadState('networkidle')
    expect(host.asked.filter(isOfApp)).toEqual([])
    expect(host.asked.filter((path) => path.startsWith('/en/'))).toEqual(['/en/rules/tie/', '/en/games/'])
    expect(await workers(page)).toBe(0)

    const second = await context.newPage()
    await second.goto('./rules/tie/')
    await installed(second)
    await host.stop()
    await second.goto('./game/')
    await expect(second.getByRole('heading', { level: 1 })).toBeVisible()
  })

  test('a device stores the app as soon as it keeps a score', async ({ page, host }) => {
    await startGame(page, { game: 'Bela / Clobyosh for two', names: ['Mike', 'Yetta'], dealer: 'Mike' })
    await installed(page)
    await host.stop()
    await page.reload()
    await expectTotals(page, { Mike: 0, Yetta: 0 })
  })
})

test.describe('an address without a language', () => {
  test('the worker answers it by the same one in the last language, with its query and hash', async ({
    page,
    host,
  }) => {
    await page.goto('./play/')
    await installed(page)
    await page.goto('../bg/play/')
    const noted = () => page.evaluate(() => caches.match('/?note=languages').then((note) => note?.json()))
    await expect.poll(noted).toEqual(['bg', 'en'])
    const list = host.asked.findLast((path) => path.startsWith('/kept/bg.')) ?? ''
    await expect.poll(() => keeps(page, list)).toBe(true)
    await expect.poll(() => keeps(page, '/bg/share/'), PATIENT).toBe(true)
    host.asked.length = 0
    for (const [asked, answered] of [
      ['', 'bg/play/'],
      ['game/?id=none&from=x#code', 'bg/game/?id=none&from=x#code'],
      ['share/', 'bg/share/'],
    ] as const) {
      await page.goto(`../${asked}`)
      await expect(page).toHaveURL(new URL(`../${answered}`, host.home).href)
      await expect(page.locator('html')).toHaveAttribute('lang', 'bg')
    }
    expect(host.asked.filter((path) => /^\/((game|share)\/)?$/.test(path))).toEqual([])
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
    await expect.poll(() => keeps(page, '/en/sources/')).toBe(true)
    await page.goto('./settings/')
    const rest = page.getByRole('button', { name: /^Download the rest \(.* [kM]B\)$/ })
    await expect(rest).toBeVisible(PATIENT)
    expect(host.asked.filter((path) => path === '/en/players/' || path.startsWith('/icons/icon-maskable'))).toEqual([])
    await host.stop()
    await page.goto('./sources/')
    await expect(page.getByRole('heading', { name: 'Where the rules come from' })).toBeVisible()
    expect(await keeps(page, '/en/players/')).toBe(false)
    await host.start()
    await page.goto('./settings/')
    await rest.click()
    await expect(page.getByText('Works offline')).toBeVisible(PATIENT)
    await expect(rest).toBeHidden()
    await host.stop()
    expect(await statuses(page)).toEqual(PAGES.map(() => 200))
  })
})
