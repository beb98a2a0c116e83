import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { putGames } from './support/before'
import {
  CHUNKS,
  expectMarked,
  installed,
  keptFiles,
  lookForUpdate,
  mark,
  partOf,
  renamePart,
  shownVersion,
  test,
  versionOf,
} from './support/offline'
import { OUT } from './support/pages'
import { expectTotals, fillHand, saveHand, startGame } from './support/table'
import { expect } from './support/test'

// Each of these tests fetches the whole app again.
test.describe.configure({ timeout: 90_000 })
const PATIENT = { timeout: 30_000 }

/** A build in which one page has changed. */
let second: string

test.beforeAll(() => {
  second = versionOf(OUT, '2')
})

test.afterAll(() => rmSync(second, { recursive: true }))

test('a network’s sign-in page updates nothing; an update waits, can be declined, and comes at the next opening', async ({
  page,
  context,
  host,
}) => {
  await page.goto('./play/')
  await installed(page)
  const kept = await keptFiles(page)
  host.folder = second
  host.trouble = (path) => (path === '/en/play/' ? 'portal' : undefined)
  expect(await lookForUpdate(page)).toBe('failed')
  // The list is whole, and the next try needs it.
  expect(await keptFiles(page)).toBe(kept + 1)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await shownVersion(page)).toBe(null)
  host.trouble = () => undefined
  expect(await lookForUpdate(page)).toBe('waiting')
  await page.getByRole('button', { name: 'Later' }).click()
  await expect(page.getByRole('complementary', { name: 'Update' })).toBeHidden()
  await page.reload()
  expect(await shownVersion(page)).toBe(null)
  const next = await context.newPage()
  const states: string[] = []
  const devtools = await context.newCDPSession(next)
  devtools.on('ServiceWorker.workerVersionUpdated', ({ versions }) =>
    states.push(...versions.map(({ versionId, status }) => `${versionId} ${status}`)),
  )
  await devtools.send('ServiceWorker.enable')
  const waiting = () => /(\S+) installed/.exec(states.join('\n'))?.[1]
  await expect.poll(waiting).toBeDefined()
  await page.close()
  // The browser activates the new worker while no page is open, after the old one has finished its work.
  await expect.poll(() => states.includes(`${waiting()} activated`), PATIENT).toBe(true)
  await next.goto('./play/')
  expect(await shownVersion(next)).toBe('2')
})

test('an update waits silently while a hand is entered, and on request loads each page once and keeps all data', async ({
  page,
  context,
  host,
}) => {
  await startGame(page, { game: 'Bela / Clobyosh for two', names: ['Mike', 'Yetta'], dealer: 'Mike' })
  await installed(page)
  const other = await context.newPage()
  await other.goto('./play/')
  await page.evaluate(() => localStorage.setItem('kept', 'yes'))
  const databases = await page.evaluate(() => indexedDB.databases())
  await page.getByRole('button', { name: 'Record hand 1' }).click()
  await expect(page.getByRole('button', { name: /^Save hand/ })).toBeVisible()
  host.folder = second
  expect(await lookForUpdate(page)).toBe('waiting')
  await fillHand(page, { chips: ['Mike took spades', 'Yetta: last trick'], figures: [70, 45] })
  const notice = page.getByRole('complementary', { name: 'Update' })
  await expect(notice).toBeHidden()
  await saveHand(page)
  let loads = 0
  for (const tab of [page, other]) tab.on('load', () => loads++)
  await page.getByRole('button', { name: 'Update now' }).click()
  await expect.poll(() => loads, PATIENT).toBe(2)
  await expect(notice).toBeHidden(PATIENT)
  await installed(page)
  await page.waitForLoadState('networkidle')
  await host.stop()
  expect(loads).toBe(2)
  expect(await shownVersion(other)).toBe('2')
  await expectTotals(page, { Mike: 70, Yetta: 55 })
  expect(await page.evaluate(() => localStorage.getItem('kept'))).toBe('yes')
  expect(await page.evaluate(() => indexedDB.databases())).toEqual(databases)
})

test('a changed page costs a device that page, the worker and the list of its language', async ({ page, host }) => {
  await page.goto('./play/')
  await installed(page)
  await page.waitForLoadState('networkidle')
  host.folder = second
  host.sent.length = 0
  expect(await lookForUpdate(page)).toBe('waiting')
  const list = (folder: string, language: string) =>
    readdirSync(join(folder, 'kept')).find((name) => name.startsWith(`${language}.`)) ?? ''
  const sent = new Set(host.sent.map((file) => file.slice(second.length + 1)))
  expect([...sent].toSorted()).toEqual(['en/play/index.html', `kept/${list(second, 'en')}`, 'sw.js'])
  expect(list(second, 'en')).not.toBe(list(OUT, 'en'))
  expect(list(second, 'bg')).toBe(list(OUT, 'bg'))
})

test('a tab with the old build gets its parts until it is loaded again', async ({ page, context, host }) => {
  // The script of the end of a game, which no page names.
  const part = partOf('end-felt')
  const pages = ['play', 'game'].map((name) => readFileSync(join(OUT, 'en', name, 'index.html'), 'utf8')).join()
  expect(pages).not.toContain(part)
  const third = versionOf(OUT, '3', '', (folder) => renamePart(folder, part))
  await startGame(page, { game: 'Bela / Clobyosh for two', names: ['Mike', 'Yetta'], dealer: 'Mike' })
  await installed(page)
  const other = await context.newPage()
  await other.goto('./play/')
  await page.getByRole('button', { name: 'Record hand 1' }).click()
  await expect(page.getByRole('button', { name: /^Save hand/ })).toBeVisible()
  await mark(page)
  host.folder = third
  expect(await lookForUpdate(other)).toBe('waiting')
  // The other tab asked for the update a moment before the hand was begun in this one.
  await other.evaluate(async () => (await navigator.serviceWorker.ready).waiting?.postMessage('take-over'))
  await expect(async () => {
    await other.goto('./play/')
    expect(await shownVersion(other)).toBe('3')
  }).toPass(PATIENT)
  await other.close()

  const statusOf = (name: string) =>
    page.evaluate((path) => fetch(path).then(({ status }) => status), `/${CHUNKS}/${name}`)
  expect(await statusOf(part)).toBe(200)
  await fillHand(page, { chips: ['Mike took spades', 'Yetta: last trick'], figures: [70, 45] })
  await expectMarked(page)
  await saveHand(page)
  const isMarked = () => page.evaluate(() => 'sameDocument' in window).catch(() => true)
  await expect.poll(isMarked, { ...PATIENT, message: 'the page loads again by itself' }).toBe(false)
  // No tab needs the old script any more. The worker deletes it the next time that it checks its files.
  await expect(async () => {
    await page.reload()
    const isKept = () =>
      page.evaluate((path) => caches.match(path, { ignoreSearch: true }).then(Boolean), `/${CHUNKS}/${part}`)
    await expect.poll(isKept, { timeout: 5000 }).toBe(false)
  }).toPass(PATIENT)
  await expectTotals(page, { Mike: 70, Yetta: 55 })
  await host.stop()
  rmSync(third, { recursive: true })
})

test.describe('without a worker', () => {
  test.use({ isPlayers: false, expected: /status of 500|Loading chunk|ChunkLoadError/ })

  test('a part that the host no longer has is named, and a reload gets the build of the host', async ({
    page,
    host,
  }) => {
    const form = partOf('hand-form-facts')
    const [id] = await putGames(page, [{}])
    host.trouble = (path) => (path.endsWith(form) ? 'error' : undefined)
    await page.goto(`./game/?id=${id}`)
    await page.getByRole('button', { name: 'Record hand 1' }).click()
    await expect(page.getByText('Could not load: hand form.')).toBeVisible()
    host.folder = second
    host.trouble = () => undefined
    // The form is open again after a reload.
    await page.reload()
    await expect(page.getByRole('button', { name: /^Save hand 1/ })).toBeVisible()
    await page.goto('./play/')
    expect(await shownVersion(page)).toBe('2')
  })
})
