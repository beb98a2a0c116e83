import { gunzipSync } from 'node:zlib'
import type { BrowserContext, Locator, Page } from '@playwright/test'
import { FIRST as ONE, openSheet, putGames } from './support/before'
import { keptForms } from './support/kept-forms'
import { fileSavedBy, savedBy } from './support/profiles'
import { stepsWalkedBack } from './support/steps'
import { expectTotals, fillHand, record, saveHand, startGame, type HandTaps } from './support/table'
import { expect, test } from './support/test'

// The picture that is opened as a page without the app has no icon.
test.use({ expected: /favicon\.ico/ })

// What can happen to the storage on a phone. A page of the same host, without the app, causes it.

const FIRST = { chips: ['Mike took spades', 'Yetta: last trick'], figures: [70, 45] } as const
const SECOND = { chips: ['Yetta took hearts', 'Mike: last trick'], figures: [40, 72] } as const
const AFTER_FIRST = { Mike: 70, Yetta: 55 } as const
const AFTER_BOTH = { Mike: 120, Yetta: 127 } as const

async function aside(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  await page.goto('../icons/icon.svg')
  return page
}

const alert = (page: Page, words: string | RegExp) => page.getByRole('alert').filter({ hasText: words })

/** Returns the tick of the last hand, which shows that both copies have it. */
const tick = (page: Page) => page.getByRole('status').getByText('Saved.', { exact: true })

async function recordInBoth(page: Page, hand: HandTaps): Promise<void> {
  await record(page, hand)
  await expect(tick(page)).toBeVisible()
}

/** Keeps the places of the bar over the tools and of its text, by that text; returns a function that reads them. */
async function watchBar(page: Page) {
  const watched = await page.evaluateHandle(() => {
    const places: Record<string, string> = {}
    new MutationObserver(() => {
      const bar = document.querySelector('.act-bar')
      const words = bar?.querySelector('span span')
      if (bar === null || words === null || words === undefined) return
      const { y, height } = bar.getBoundingClientRect()
      places[words.textContent] = [y, height, words.getBoundingClientRect().x].map(Math.round).join()
    }).observe(document.body, { childList: true, subtree: true, characterData: true })
    return places
  })
  return () => watched.jsonValue()
}

const dropDatabase = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((done, failed) => {
        const request = indexedDB.deleteDatabase('yuss')
        request.onsuccess = () => done()
        request.onerror = () => failed(request.error)
      }),
  )

/** Holds the lock of the replica, as a tab does that the browser has put to sleep. */
const holdReplica = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((held) => {
        void navigator.locks.request('yuss-replica', () => {
          held()
          return new Promise(() => {})
        })
      }),
  )

async function deleteEverything(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Delete everything on this device' }).click()
  await page.getByRole('button', { name: 'Delete everything…', exact: true }).click()
  await page.getByRole('checkbox', { name: /^Yes, delete/ }).check()
  await page.getByRole('button', { name: 'Delete everything now' }).click()
}

/** Returns everything kept outside the database, as text: the replica and the local storage. */
const leftBehind = (page: Page) =>
  page.evaluate(async () => {
    const folder = await (await navigator.storage.getDirectory()).getDirectoryHandle('yuss')
    const texts: string[] = []
    for (const name of ['replica-a', 'replica-b']) {
      const file = await (await folder.getFileHandle(name)).getFile()
      texts.push(await file.text())
    }
    return texts.join('') + JSON.stringify({ ...localStorage })
  })

const dropReplica = (page: Page) =>
  page.evaluate(async () => {
    const root = await navigator.storage.getDirectory()
    await root.removeEntry('yuss', { recursive: true })
  })

/**
 * Opens the database at a version, or at its current one for `null`. Then clears all tables, marks the code of this page as too
 * old to write, or keeps the database open.
 */
const openRaw = (page: Page, version: number | null, then: 'clear' | 'stale' | 'keep') =>
  page.evaluate(
    ([at, what]) =>
      new Promise<void>((done, failed) => {
        const request = at === null ? indexedDB.open('yuss') : indexedDB.open('yuss', at)
        request.onerror = () => failed(request.error)
        request.onsuccess = () => {
          const db = request.result
          if (what === 'keep') return done()
          const names = [...db.objectStoreNames]
          const transaction = db.transaction(names, 'readwrite')
          if (what === 'clear') for (const name of names) transaction.objectStore(name).clear()
          else transaction.objectStore('meta').put({ key: 'min-writer', value: 99 })
          transaction.oncomplete = () => {
            db.close()
            done()
          }
        }
      }),
    [version, then] as const,
  )

/** Fills the quota of the host with other data, up to the last 256 bytes. */
const takeAllRoom = (page: Page) =>
  page.evaluate(async () => {
    const db = await new Promise<IDBDatabase>((done) => {
      const request = indexedDB.open('filler', 1)
      request.onupgradeneeded = () => request.result.createObjectStore('rows', { autoIncrement: true })
      request.onsuccess = () => done(request.result)
    })
    const put = (size: number) =>
      new Promise<boolean>((done) => {
        const transaction = db.transaction('rows', 'readwrite')
        transaction.objectStore('rows').add(crypto.getRandomValues(new Uint8Array(Math.min(size, 65_536))))
        transaction.oncomplete = () => done(true)
        transaction.onabort = () => done(false)
      })
    for (const size of [65_536, 16_384, 2_048, 256]) while (await put(size));
    db.onversionchange = () => db.close()
  })

const loadsOf = (page: Page): { count: number } => {
  const loads = { count: 0 }
  page.on('load', () => loads.count++)
  return loads
}

test('the bar stays where it is while a hand is saved, and its text does not move', async ({ page }) => {
  await openSheet(page)
  const places = await watchBar(page)
  await recordInBoth(page, { chips: ['Mike took spades', 'Yetta: last trick'], figures: [70, 45] })
  const { 'Saving…': before, 'Saved.': after, ...others } = await places()
  expect(before).toBeDefined()
  expect(after).toBe(before)
  expect(others).toEqual({})
})

test('a saved hand is stored twice, and either copy restores all and names the loss', async ({ page, context }) => {
  await openSheet(page)
  await recordInBoth(page, FIRST)
  await stepsWalkedBack(page)
  const game = page.url()
  await page.goto('./settings/')
  await expect(page.getByText('Saved on this device (2 copies)')).toBeVisible()
  await page.goto('../icons/icon.svg')
  await dropDatabase(page)

  await page.goto(game)
  await expectTotals(page, AFTER_FIRST)
  await page.goto('./settings/')
  const damage = page.getByRole('region', { name: 'Damage found' })
  await expect(damage).toContainText(/Lost from the database: .+\. Repaired from the second copy\./)
  const { text } = await savedBy(page, () => damage.getByRole('button', { name: 'Save what was found' }).click())
  expect(JSON.parse(text)).toMatchObject([{ store: 'database', fault: 'missing', repaired: true }])
  await damage.getByRole('button', { name: 'Done' }).click()
  await expect(damage).toBeHidden()

  await page.goto(game)
  await recordInBoth(page, SECOND)
  await stepsWalkedBack(page)
  await page.goto('../icons/icon.svg')
  await dropReplica(page)
  await page.goto(game)
  await expectTotals(page, AFTER_BOTH)
  await page.goto('./settings/')
  await expect(damage).toContainText('Lost from the second copy: a part of the data. Repaired from the database.')
  await page.goto('../icons/icon.svg')
  await dropDatabase(page)
  const next = await context.newPage()
  await next.goto(game)
  await expectTotals(next, AFTER_BOTH)
})

test('a full deletion removes both copies, and nothing returns', async ({ page }) => {
  await openSheet(page, { hands: [ONE] })
  await page.goto('./settings/')
  await expect(page.getByText('Saved on this device (2 copies)')).toBeVisible()
  await deleteEverything(page)
  await expect(page.getByText('Everything is deleted.')).toBeVisible()
  await page.goto('../icons/icon.svg')
  expect(await leftBehind(page)).not.toContain('Yetta')
  await dropDatabase(page)
  await page.goto('./play/')
  await expect(page.getByText('No game in progress')).toBeVisible()
})

test('a deletion waits for an unreachable second copy, says so, and is finished later', async ({ page, context }) => {
  await openSheet(page)
  await record(page, FIRST)
  const other = await aside(context)
  await holdReplica(other)
  await page.goto('./settings/')
  await deleteEverything(page)
  const pending = page.getByText('The second copy still has the data you deleted').first()
  await expect(page.getByText('Everything is deleted.')).toBeVisible({ timeout: 30_000 })
  await expect(pending).toBeVisible()
  await page.reload()
  await expect(pending).toBeVisible()
  await other.close()
  await page.reload()
  await expect(page.getByText('Saved on this device (2 copies)')).toBeVisible()
  await expect(pending).toBeHidden()
  await page.goto('../icons/icon.svg')
  expect(await leftBehind(page)).not.toContain('Yetta')
  await page.goto('./play/')
  await expect(page.getByText('No game in progress')).toBeVisible()
})

test('a hand is saved although the second copy fails, and the sheet says so quietly', async ({ page, context }) => {
  await openSheet(page)
  const other = await aside(context)
  await holdReplica(other)
  await page.getByRole('button', { name: 'Record hand 1' }).click()
  await fillHand(page, FIRST)
  await page.getByRole('button', { name: /^Save hand/ }).click()
  const off = page.getByText('Saved, but without the second copy.')
  // A hand waits up to this long for its second copy.
  await expect(off).toBeVisible({ timeout: 30_000 })
  await expectTotals(page, AFTER_FIRST)
  await other.close()
  await record(page, SECOND)
  await expectTotals(page, AFTER_BOTH)
  await expect(off).toBeHidden()
  await page.goto('./settings/')
  await expect(page.getByText('Saved on this device (2 copies)')).toBeVisible()
})

test('a hand that the disk refuses leaves the sheet, and its form returns with every digit', async ({ page }) => {
  await openSheet(page, { hands: [ONE] })
  await page.getByRole('button', { name: 'Record hand 2' }).click()
  await fillHand(page, SECOND)
  // A form that was read from storage has to return too.
  await expect(page.getByRole('button', { name: 'Save hand 2' })).toBeEnabled()
  await expect.poll(() => keptForms(page)).toMatch(/\b72\b/)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Save hand 2' })).toBeEnabled()
  await page.evaluate(() => {
    const commit = IDBTransaction.prototype.commit
    IDBTransaction.prototype.commit = function () {
      this.abort()
    }
    Reflect.set(window, 'mendDisk', () => (IDBTransaction.prototype.commit = commit))
  })
  const form = page.getByRole('main')
  const typed = await form.innerText()
  await page.getByRole('button', { name: 'Save hand 2' }).click()
  await expect(alert(page, 'The browser closed the storage')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save hand 2' })).toBeVisible()
  expect(await form.innerText()).toContain(typed)
  await page.evaluate(() => (Reflect.get(window, 'mendDisk') as () => void)())
  await saveHand(page)
  await expectTotals(page, AFTER_BOTH)
  await page.reload()
  await expectTotals(page, AFTER_BOTH)
})

test('a redeal that is tapped twice is written once', async ({ page }) => {
  await openSheet(page)
  await page.getByRole('button', { name: 'Redeal' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Misdeal/ })
    .dblclick()
  await expect(tick(page)).toBeVisible()
  await page.reload()
  await expect(page.getByRole('region', { name: 'Sheet' }).getByRole('row')).toHaveCount(2)
})

test('a full phone writes nothing, still reads and exports, and continues with free space', async ({
  page,
  context,
}) => {
  const other = await aside(context)
  const devtools = await context.newCDPSession(other)
  await devtools.send('Storage.overrideQuotaForOrigin', { origin: new URL(other.url()).origin, quotaSize: 8e6 })
  await openSheet(page, { hands: [ONE] })
  await page.getByRole('button', { name: 'Record hand 2' }).click()
  await fillHand(page, SECOND)
  await takeAllRoom(other)
  await page.getByRole('button', { name: /^Save hand/ }).click()
  await expect(alert(page, 'This device is full')).toBeVisible()
  await page.getByRole('button', { name: 'Back to the sheet' }).click()
  await expectTotals(page, AFTER_FIRST)
  await expect(page.getByRole('button', { name: /hand 2$/ })).toBeDisabled()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(alert(page, 'This device is full')).toBeVisible()
  await page.getByRole('link', { name: 'Data', exact: true }).click()
  const { bytes } = await fileSavedBy(page, () =>
    page.getByRole('button', { name: 'Save everything to a file' }).click(),
  )
  expect(JSON.parse(gunzipSync(bytes).toString('utf8'))).toMatchObject({
    games: [{ players: ['Mike', 'Yetta'], hands: [{}] }],
  })
  await page.goBack()
  await expect(alert(page, 'This device is full')).toBeVisible()
  await other.evaluate(() => indexedDB.deleteDatabase('filler'))
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(alert(page, 'This device is full')).toBeHidden()
  // The form is still open, because there was no room to store that it had been left.
  await saveHand(page)
  await expectTotals(page, AFTER_BOTH)
  await page.reload()
  await expectTotals(page, AFTER_BOTH)
})

test('storage emptied by the browser in mid-game is restored from the screen', async ({ page, context }) => {
  await openSheet(page)
  await record(page, FIRST)
  const other = await aside(context)
  await openRaw(other, null, 'clear')
  await dropReplica(other)
  await page.getByRole('button', { name: 'Record hand 2' }).click()
  await expect(alert(page, 'The browser emptied the storage while Yuss was open.')).toBeVisible()
  await fillHand(page, SECOND)
  await page.getByRole('button', { name: 'Restore' }).click()
  await expect(alert(page, 'The browser emptied')).toBeHidden()
  await saveHand(page)
  await expectTotals(page, AFTER_BOTH)
  await page.reload()
  await expectTotals(page, AFTER_BOTH)
})

test('a database of a newer app stays untouched, with a notice and one reload', async ({ page, context }) => {
  const other = await aside(context)
  await openRaw(other, 9990, 'keep')
  const loads = loadsOf(page)
  await page.goto('./play/')
  await expect(alert(page, 'that this version cannot read')).toBeVisible()
  expect(loads.count).toBe(2)
  await page.goto('./new/?game=lehman')
  await expect(alert(page, 'that this version cannot read')).toBeVisible()
  expect(loads.count).toBe(3)
})

test('a tab under a newer database stops, says so, and reloads once', async ({ page, context }) => {
  await openSheet(page, { hands: [ONE] })
  const loads = loadsOf(page)
  const other = await aside(context)
  await openRaw(other, 9990, 'keep')
  await expect(alert(page, 'that this version cannot read')).toBeVisible()
  expect(loads.count).toBe(1)
})

test('a tab with old code stops writing and reloads, but not during a hand', async ({ page, context }) => {
  await openSheet(page, { hands: [ONE] })
  const loads = loadsOf(page)
  const other = await aside(context)
  await page.getByRole('button', { name: 'Record hand 2' }).click()
  await fillHand(page, SECOND)
  await openRaw(other, null, 'stale')
  await page.getByRole('button', { name: /^Save hand/ }).click()
  await expect(alert(page, 'this tab can no longer save')).toBeVisible()
  expect(loads.count).toBe(0)
  await page.getByRole('button', { name: 'Back to the sheet' }).click()
  await expect(alert(page, 'that this version cannot read')).toBeVisible()
  expect(loads.count).toBe(1)
  // The half-typed hand is open again, and the sheet can be read.
  await expect(page.getByRole('heading', { name: 'Hand 2' })).toBeVisible()
  await page.getByRole('button', { name: 'Back to the sheet' }).click()
  await expectTotals(page, AFTER_FIRST)
  await expect(page.getByRole('button', { name: /hand 2$/ })).toBeDisabled()
})

test('a database held open by an older tab is waited for, and the page then continues', async ({ page, context }) => {
  const other = await aside(context)
  await openRaw(other, 1, 'keep')
  await page.goto('./play/')
  await expect(page.getByText('An older version of Yuss is open in another tab.')).toBeVisible()
  await other.close()
  await expect(page.getByRole('link', { name: /^View example/ })).toBeVisible()
})

test('a page says that another tab may hold the database, without blaming the window, and then continues', async ({
  page,
  context,
}) => {
  const other = await aside(context)
  // An older tab in the middle of its work: the browser tells neither tab that one waits for the other.
  await other.evaluate(
    () =>
      new Promise<void>((done) => {
        const request = indexedDB.open('yuss', 1)
        request.onupgradeneeded = () => request.result.createObjectStore('old')
        request.onsuccess = () => {
          request.result.onversionchange = () => request.result.close()
          const rows = request.result.transaction('old', 'readwrite').objectStore('old')
          const goOn = () => (rows.count().onsuccess = goOn)
          goOn()
          done()
        }
      }),
  )
  await page.goto('./play/')
  await expect(page.getByText('The browser does not open its storage. Close the other tabs of Yuss')).toBeVisible()
  await other.close()
  await expect(page.getByRole('link', { name: /^View example/ })).toBeVisible()
})

const MIKE_AND_YETTA = { game: 'Bela / Clobyosh for two', names: ['Mike', 'Yetta'], dealer: 'Mike' } as const

const WITHOUT_STORAGE = {
  'that is not allowed to store anything': () => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('not in this window', 'SecurityError')
    }
  },
  'of a browser without a database': () => {
    Object.defineProperty(window, 'indexedDB', { value: undefined })
  },
}

for (const [which, takeAway] of Object.entries(WITHOUT_STORAGE))
  test(`in a window ${which} a game is kept in memory, and every page says so in one line`, async ({ page }) => {
    await page.addInitScript(takeAway)
    await startGame(page, MIKE_AND_YETTA)
    await expect(page.getByRole('status').filter({ hasText: 'This window cannot store anything' })).toBeVisible()
    await record(page, FIRST)
    await expectTotals(page, AFTER_FIRST)
    await expect(tick(page)).toHaveCount(0)
    await record(page, SECOND)
    await expectTotals(page, AFTER_BOTH)
    await page.goto('./rules/')
    await expect(page.getByRole('searchbox')).toBeVisible()
  })

test('a notice above the page pushes no key out of view', async ({ page }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('not in this window', 'SecurityError')
    }
  })
  await startGame(page, MIKE_AND_YETTA)
  const notice = page.getByRole('status').filter({ hasText: 'This window cannot store anything' })
  const expectAllInView = async (key: Locator) => {
    for (const [width, height] of [
      [360, 640],
      [390, 844],
      [844, 390],
    ] as const) {
      await page.setViewportSize({ width, height })
      await expect(notice, `${width}x${height}`).toBeInViewport({ ratio: 1 })
      await expect(key, `${width}x${height}`).toBeInViewport({ ratio: 1 })
      expect(await page.evaluate(() => document.documentElement.scrollHeight), `${width}x${height}`).toBe(height)
    }
  }
  await expectAllInView(page.getByRole('button', { name: /^Record hand/ }))
  await page.getByRole('button', { name: /^Record hand/ }).click()
  await expectAllInView(page.locator('.save-key'))
})

test('the browser is asked to keep the games only after the first saved hand', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.set(window, 'asked', 0)
    StorageManager.prototype.persist = async () => {
      Reflect.set(window, 'asked', Number(Reflect.get(window, 'asked')) + 1)
      return true
    }
  })
  const asked = () => page.evaluate(() => Reflect.get(window, 'asked'))
  await openSheet(page)
  expect(await asked()).toBe(0)
  await record(page, FIRST)
  await expect.poll(asked).toBe(1)
  await record(page, SECOND)
  await expectTotals(page, AFTER_BOTH)
  expect(await asked()).toBe(1)
})

test('a saved hand is ticked for a moment, and so is the next one', async ({ page }) => {
  await page.clock.install()
  await openSheet(page)
  for (const hand of [FIRST, SECOND]) {
    await expect(tick(page)).toHaveCount(0)
    await recordInBoth(page, hand)
    await page.clock.fastForward('00:06')
    await expect(tick(page)).toHaveCount(0)
  }
})

test('two tabs are one sheet: each saves, each shows what the other saved', async ({ page, context }) => {
  await openSheet(page)
  const other = await context.newPage()
  await other.goto(page.url())
  await expect(other.getByRole('button', { name: 'Record hand 1' })).toBeVisible()
  await record(page, FIRST)
  await expectTotals(other, AFTER_FIRST)
  await recordInBoth(other, SECOND)
  await expectTotals(page, AFTER_BOTH)
  await other.close()
  await page.goto('../icons/icon.svg')
  await dropDatabase(page)
  await page.goBack()
  await expectTotals(page, AFTER_BOTH)
})

test('a half-typed hand open in two tabs is done in both once one saves it', async ({ page, context }) => {
  await openSheet(page)
  await page.getByRole('button', { name: 'Record hand 1' }).click()
  await fillHand(page, { ...FIRST, figures: [FIRST.figures[0], null] })
  await expect.poll(() => keptForms(page)).toContain('"70"')
  const other = await context.newPage()
  await other.goto(page.url())
  await expect(other.getByRole('heading', { name: 'Hand 1' })).toBeVisible()
  await expect(other.getByRole('button', { name: FIRST.chips[0] })).toHaveAttribute('aria-pressed', 'true')
  await fillHand(page, { chips: [], figures: [null, FIRST.figures[1]] })
  await saveHand(page)
  await expect(other.getByRole('button', { name: 'Record hand 2' })).toBeVisible()
  await expectTotals(other, AFTER_FIRST)
})

test('a hand completed alike in two tabs is saved once, or twice on request', async ({ page, context }) => {
  await openSheet(page)
  await page.getByRole('button', { name: 'Record hand 1' }).click()
  await fillHand(page, { ...FIRST, figures: [FIRST.figures[0], null] })
  await expect.poll(() => keptForms(page)).toContain('"70"')
  const others = [await context.newPage(), await context.newPage()]
  for (const other of others) {
    await other.goto(page.url())
    await expect(other.getByRole('heading', { name: 'Hand 1' })).toBeVisible()
  }
  const [same, different] = others
  if (same === undefined || different === undefined) throw new Error('expected two more tabs')
  for (const tab of [page, same]) await fillHand(tab, { chips: [], figures: [null, FIRST.figures[1]] })
  await fillHand(different, { chips: [], figures: [null, SECOND.figures[1]] })
  await saveHand(page)
  for (const tab of [page, same]) {
    await expectTotals(tab, AFTER_FIRST)
    await expect(tab.getByRole('button', { name: /^(Record|Continue) hand 2$/ })).toBeVisible()
  }
  await different.getByRole('button', { name: 'Continue mine as hand 2' }).click()
  await saveHand(different)
  await expect(different.getByRole('button', { name: 'Record hand 3' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^(Record|Continue) hand 3$/ })).toBeVisible()
})

test('a hand saved in one tab is a question in the other, which has two ways out', async ({ page, context }) => {
  await openSheet(page)
  const others = [await context.newPage(), await context.newPage()]
  // All tabs are opened before anything is typed, because a tab that is opened later takes over the half-typed hand.
  for (const tab of others) {
    await tab.goto(page.url())
    await expect(tab.getByRole('button', { name: 'Record hand 1' })).toBeVisible()
  }
  for (const tab of [page, ...others]) {
    await tab.getByRole('button', { name: 'Record hand 1' }).click()
    await fillHand(tab, { ...SECOND, figures: [SECOND.figures[0], null] })
  }
  const [same, next] = others
  if (same === undefined || next === undefined) throw new Error('expected two more tabs')
  await fillHand(page, { chips: [], figures: [null, SECOND.figures[1]] })
  await saveHand(page)
  for (const tab of [same, next]) {
    await expect(tab.getByRole('dialog', { name: 'Hand 1 was saved in another tab' })).toBeVisible()
  }
  await same.getByRole('button', { name: 'Keep that hand, delete mine' }).click()
  await expect(same.getByRole('button', { name: 'Record hand 2' })).toBeVisible()
  await next.getByRole('button', { name: 'Continue mine as hand 2' }).click()
  await expect(next.getByRole('heading', { name: 'Hand 2' })).toBeVisible()
  await fillHand(next, { chips: [], figures: [null, SECOND.figures[1]] })
  await saveHand(next)
  await expect(next.getByRole('button', { name: 'Record hand 3' })).toBeVisible()
  await expect(same.getByRole('button', { name: 'Record hand 3' })).toBeVisible()
})

test('a backup is suggested once after five games, and the last day is shown', async ({ page }) => {
  await putGames(page, [{}, {}, {}, {}, {}])
  const reminder = page.getByText('You have no backup yet: 5 games are only on this device.')
  await page.goto('./play/')
  await expect(reminder).toBeVisible()
  await page.goto('./history/')
  await expect(reminder).toBeVisible()
  await page.getByRole('button', { name: 'Not now' }).click()
  await expect(reminder).toBeHidden()
  await page.goto('./data/')
  await expect(page.getByText('You have not saved a backup here yet.')).toBeVisible()
  await savedBy(page, () => page.getByRole('button', { name: 'Save everything to a file' }).click())
  await expect(page.getByText(/^You last saved a backup on \d+ \w+ \d{4}\.$/)).toBeVisible()
})
