import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { findTestBrowser } from '../../scripts/browsers/find-chromium'
import { keepsScore } from './support/keeps-score'
import { installed, test } from './support/offline'
import { expectTotals, record, startGame } from './support/table'
import { expect, watch } from './support/test'

// A test that needs the worker downloads the whole app. Every page without the server: sub-path.spec.ts.
test.describe.configure({ timeout: 90_000 })

test('the app can be installed, and starts cold when the server is gone', async ({ host }) => {
  const profile = mkdtempSync(join(tmpdir(), 'yuss-profile-'))
  const executablePath = findTestBrowser()
  const open = async () => {
    const context = await chromium.launchPersistentContext(profile, {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
      baseURL: host.home,
    })
    await keepsScore(context)
    return { context, complaints: await watch(context, host.home), page: await context.newPage() }
  }

  const first = await open()
  await first.page.goto('./play/')
  await installed(first.page)
  const devtools = await first.context.newCDPSession(first.page)
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors')
  expect(installabilityErrors).toEqual([])
  await startGame(first.page, { game: 'Bela / Clobyosh for two', names: ['Mike', 'Yetta'], dealer: 'Mike' })
  await record(first.page, { chips: ['Mike took spades', 'Yetta: last trick'], figures: [70, 45] })
  const game = first.page.url()
  await first.context.close()
  await host.stop()

  // Each call opens an address as the first page of a browser that has just been started.
  const complaints = [...first.complaints]
  const cold = async (address: string, look: (page: Page) => Promise<void>) => {
    const next = await open()
    await next.page.goto(address)
    await look(next.page)
    await next.context.close()
    complaints.push(...next.complaints)
  }
  await cold('./sources/', (page) =>
    expect(page.getByRole('heading', { name: 'Where the rules come from' })).toBeVisible(),
  )
  await cold(game, (page) => expectTotals(page, { Mike: 70, Yetta: 55 }))
  await cold('./history/?game=bela-2', (page) =>
    expect(page.getByRole('heading', { name: 'History', level: 1 })).toBeVisible(),
  )
  expect(complaints).toEqual([])
})

test('the app works on plain http in a local network, without a warning', async ({ host }) => {
  const executablePath = findTestBrowser()
  const browser = await chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: ['--no-sandbox', '--disable-gpu', '--host-resolver-rules=MAP yuss.test 127.0.0.1'],
  })
  const home = host.home.replace('localhost', 'yuss.test')
  const context = await browser.newContext()
  const complaints = await watch(context, home)
  const page = await context.newPage()
  await page.goto(`${home}play/`)
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(() => [isSecureContext, 'serviceWorker' in navigator])).toEqual([false, false])
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await browser.close()
  expect(complaints).toEqual([])
})

test('only a browser that is too old for the app is told so', async ({ page }) => {
  const words = page.getByText('This browser is too old for Yuss.')
  await page.goto('./play/')
  await expect(words).toBeHidden()
  // No test browser is that old, so the feature query in the style sheet is changed to one that fails.
  await page.route(/\.css$/, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replace(/\(height: ?1lh\)/, '(height:1never)') })
  })

  await page.goto('./sources/')
  await expect(words).toBeVisible()
})
