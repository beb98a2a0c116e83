import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import { FIRST, openSheet, putGames } from './support/before'
import {
  CHUNKS,
  expectMarked,
  installed,
  lookForUpdate,
  mark,
  partOf,
  shownVersion,
  test,
  versionOf,
} from './support/offline'
import { OUT } from './support/pages'
import { openFile, otherPhone, savedBy } from './support/profiles'
import { expectTotals } from './support/table'
import { expect } from './support/test'
import { wordsIn } from './support/words'

/** Files of the app that the disk of a phone has damaged. */

// Each of these tests fetches the whole app again, and some wait until a page should have started.
test.describe.configure({ timeout: 120_000 })
test.use({ expected: /Failed to load resource|ERR_|^error: $|is not available/ })

const PATIENT = { timeout: 40_000 }
const TOTALS = { Mike: 70, Yetta: 55 }

/** The scripts that a page of the build names, in order. */
const scriptsOf = (folder: string, page: string): readonly string[] =>
  [...readFileSync(join(folder, 'en', page, 'index.html'), 'utf8').matchAll(/<script src="(\/[^"]+\.js)" async/g)].map(
    ([, path]) => path ?? '',
  )

const [FIRST_SCRIPT = '', SECOND_SCRIPT = ''] = scriptsOf(OUT, 'game')

/** Stores other content in place of a file: part of its own, nothing, or that of another file. */
const damage = (page: Page, path: string, how: 'cut' | 'emptied' | { readonly swappedFor: string }) =>
  page.evaluate(
    async ([damaged, way]) => {
      const names = (await caches.keys()).filter((name) => name.includes('precache'))
      for (const cache of await Promise.all(names.map((name) => caches.open(name)))) {
        const keys = await cache.keys()
        const keyOf = (file: string) => keys.find(({ url }) => new URL(url).pathname === file)
        const bodyOf = async (file: string) => (await cache.match(keyOf(file) ?? file))?.text() ?? ''
        const key = keyOf(damaged)
        if (key === undefined) throw new Error(`expected ${damaged} among ${keys.length} files`)
        const { headers } = (await cache.match(key)) ?? new Response()
        const own = await bodyOf(damaged)
        const body =
          way === 'cut' ? own.slice(0, own.length / 2) : way === 'emptied' ? '' : await bodyOf(way.swappedFor)
        await cache.put(key, new Response(body, { headers }))
      }
    },
    [path, how] as const,
  )

/** Opens an address in a new tab, as the browser does after a start. */
async function openAgain(page: Page, context: BrowserContext): Promise<Page> {
  const next = await context.newPage()
  const { href } = new URL(page.url())
  await page.close()
  await next.goto(href)
  return next
}

const rescue = (page: Page) => page.getByRole('heading', { level: 1, name: 'Yuss has not started' })

const DAMAGES = {
  'a cut script': (page: Page) => damage(page, FIRST_SCRIPT, 'cut'),
  'an emptied script': (page: Page) => damage(page, FIRST_SCRIPT, 'emptied'),
  'a script with the content of another': (page: Page) => damage(page, FIRST_SCRIPT, { swappedFor: SECOND_SCRIPT }),
  'an emptied page': (page: Page) => damage(page, '/en/game/', 'emptied'),
} as const

test('whatever is damaged heals online; offline the page says so, saves a backup without the app, and heals with the network', async ({
  page,
  context,
  host,
  browser,
}) => {
  await openSheet(page, { hands: [FIRST] })
  await installed(page)
  const address = page.url()
  let [open, file] = [page, { name: '', text: '' }]
  for (const [what, damageIt] of Object.entries(DAMAGES))
    await test.step(what, async () => {
      await damageIt(open)
      const online = await openAgain(open, context)
      await expectTotals(online, TOTALS)
      await expect(online).toHaveURL(address)

      await damageIt(online)
      await host.stop()
      open = await openAgain(online, context)
      await expect(rescue(open)).toBeVisible(PATIENT)
      await expect(open.getByRole('status')).toHaveText(/^Still no answer/)
      file = await savedBy(open, () => open.getByRole('button', { name: 'Save a backup' }).click())
      expect(file.name).toMatch(/^Yuss-backup-\d{4}-\d\d-\d\d\.yuss$/)
      await expect(open.getByRole('status')).toHaveText(`Saved as ${file.name}. Look in your downloads.`)

      await host.start()
      await open.getByRole('button', { name: 'Try again' }).click()
      await expectTotals(open, TOTALS)
      await expect(open).toHaveURL(address)
    })

  const other = await otherPhone(browser, host.home)
  await other.page.goto('./data/')
  await openFile(other.page, 'Open a file', file)
  await other.page.getByRole('button', { name: 'Add it' }).click()
  await expect(other.page.getByText('Backup restored.')).toBeVisible()
  await other.page.goto(address)
  await expectTotals(other.page, TOTALS)
  await other.close()
})

/** Returns the length of a stored script. */
const lengthOf = (page: Page, path: string) =>
  page.evaluate(async (file) => (await (await caches.match(file, { ignoreSearch: true }))?.text())?.length, path)

test('a damaged script that is loaded late heals, and the page is loaded again once no hand is being entered', async ({
  page,
  context,
}) => {
  const menu = `/${CHUNKS}/${partOf('menu-groups')}`
  const [id] = await putGames(page, [{ hands: [FIRST] }])
  await page.goto('./play/')
  await installed(page)
  await damage(page, menu, 'emptied')
  const editing = await context.newPage()
  await editing.goto('../icons/icon.svg')
  await editing.evaluate(() => {
    const held = new Promise((done) => Reflect.set(window, 'saved', done))
    void navigator.locks.request('yuss-hand', { mode: 'shared' }, () => held)
  })

  await page.goto(`./game/?id=${id}`)
  await expectTotals(page, TOTALS)
  await mark(page)
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await expect.poll(() => lengthOf(page, menu)).toBeGreaterThan(0)
  await expectMarked(page)
  await editing.evaluate(() => Reflect.get(window, 'saved')())
  await expect.poll(() => page.evaluate(() => 'sameDocument' in window).catch(() => true), PATIENT).toBe(false)
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await expect(page.getByRole('region', { name: 'This game' })).toBeVisible()
})

test('a page starts with the newer build of its host if the host no longer has the damaged script', async ({
  page,
  context,
  host,
}) => {
  const newer = versionOf(OUT, '2', '', (folder) => appendFileSync(join(folder, FIRST_SCRIPT), '\n'))
  await page.goto('./play/')
  await installed(page)
  await damage(page, scriptsOf(OUT, 'play')[0] ?? '', 'cut')
  host.folder = newer
  const again = await openAgain(page, context)
  await expect(again.getByRole('link', { name: /^View example/ })).toBeVisible(PATIENT)
  expect(await shownVersion(again)).toBe('2')
  await host.stop()
  rmSync(newer, { recursive: true })
})

test('a page that does not start although its files are whole says so, and offers a backup', async ({ page, host }) => {
  const broken = versionOf(OUT, '2', '', (folder) => {
    const [game, empty] = [join(folder, 'en/game/index.html'), FIRST_SCRIPT.replace('.js', '-empty.js')]
    writeFileSync(join(folder, empty), '')
    writeFileSync(game, readFileSync(game, 'utf8').replaceAll(FIRST_SCRIPT, empty))
  })
  await openSheet(page, { hands: [FIRST] })
  await installed(page)
  host.folder = broken
  expect(await lookForUpdate(page)).toBe('waiting')
  await page.getByRole('button', { name: 'Update now' }).click()
  const notice = page.getByRole('alert').filter({ hasText: 'Yuss has not started.' })
  await expect(notice.getByRole('button', { name: 'Try again' })).toBeVisible(PATIENT)
  await notice.getByRole('link', { name: 'Save a backup' }).click()
  await expect(rescue(page)).toBeVisible()
  const file = await savedBy(page, () => page.getByRole('button', { name: 'Save a backup' }).click())
  expect(file.text).toContain('"Mike","Yetta"')
  await host.stop()
  rmSync(broken, { recursive: true })
})

test('the page for damaged files speaks the language of the page that did not start', async ({ page, host }) => {
  const said = await wordsIn('bg')
  await page.goto('./play/')
  await installed(page)
  for (const [at, title] of [
    ['/bg/game/?id=x', said('notStarted')],
    ['/en/game/?id=x', 'Yuss has not started'],
    ['/', 'Yuss has not started'],
  ] as const) {
    await page.goto(new URL(`../rescue/?at=${encodeURIComponent(at)}`, host.home).href)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  }
})
