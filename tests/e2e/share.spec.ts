import type { Page } from '@playwright/test'
import { played } from '../support/builders'
import { openSheet } from './support/before'
import { takeBate } from './support/house-rules'
import { openFile, otherPhone, savedBy } from './support/profiles'
import { expectTotals, record } from './support/table'
import { expect, test } from './support/test'

async function keepHouse(page: Page, name: string) {
  await page.goto('./house-rules/?new=bela-2')
  await page.getByRole('textbox', { name: 'Name' }).fill(name)
  await takeBate(page)
  await page.getByRole('button', { name: 'Save these rules' }).click()
  await expect(page).toHaveURL(/\/house-rules\/\?id=/)
}

async function linkOf(page: Page): Promise<string> {
  const field = page.getByLabel(/^The link/)
  await expect(field).toHaveValue(/\/share\/#1/)
  return field.inputValue()
}

async function shareGame(page: Page) {
  await openSheet(page, { dealer: 1, hands: [played({ lastTrick: 0, tricks: null })] })
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('button', { name: 'Link, file' }).click()
}

const GAME = {
  format: 'yuss/1',
  rules: { base: 'bela-2' },
  players: ['Mike', 'Yetta'],
  dealer: 1,
  hands: [{ kind: 'counted', taker: 0, totals: [56, 23] }],
}

test('the button that copies a link says that it has copied it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await shareGame(page)
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'Link copied.' })).toBeVisible()
})

test('house rules go from one phone to another by link', async ({ page, browser, baseURL }) => {
  await keepHouse(page, 'The Quarry Inn')
  await page.getByRole('button', { name: 'Share' }).click()
  const link = await linkOf(page)
  const other = await otherPhone(browser, baseURL)
  await other.page.goto(link)
  await expect(other.page.getByRole('heading', { name: 'The Quarry Inn' })).toBeVisible()
  await expect(other.page.getByText('On equal points the taker has failed.')).toBeVisible()
  await other.page.goto('./house-rules/')
  await expect(other.page.getByText('No house rules yet')).toBeVisible()
  await other.page.goto(link)
  await other.page.getByRole('button', { name: 'Save these rules' }).click()
  await expect(other.page).toHaveURL(/\/house-rules\/\?id=/)
  await expect(other.page.getByRole('textbox', { name: 'Name' })).toHaveValue('The Quarry Inn')
  await expect(other.page.getByRole('button', { name: /^Equal points usually taker’s points held over/ })).toBeVisible()
  await other.page.goto(link)
  await expect(other.page.getByText('These house rules are already on this device.')).toBeVisible()
  await other.close()
})

/** Gives the page a camera that sees `picture`. Each stream that the page opens is added to `window.cameras`. */
async function showToCamera(page: Page, picture: Buffer) {
  await page.addInitScript(
    (bytes) => {
      const cameras: MediaStream[] = []
      Reflect.set(window, 'cameras', cameras)
      MediaDevices.prototype.getUserMedia = async () => {
        const image = await createImageBitmap(new Blob([Uint8Array.from(bytes)]))
        const canvas = document.createElement('canvas')
        canvas.width = canvas.height = image.width + 200
        const draw = () => {
          const paper = canvas.getContext('2d')
          paper?.fillRect(0, 0, canvas.width, canvas.height)
          paper?.drawImage(image, 100, 100)
        }
        draw()
        setInterval(draw, 100)
        const film = canvas.captureStream()
        cameras.push(film)
        return film
      }
    },
    [...picture],
  )
}

const camerasOn = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const cameras: readonly MediaStream[] = Reflect.get(window, 'cameras')
    return cameras.filter((film) => film.getTracks().some(({ readyState }) => readyState === 'live')).length
  })

test('a code is read off another screen by the camera, which is switched off, or from a picture of it', async ({
  page,
  browser,
  baseURL,
}) => {
  await keepHouse(page, 'The Quarry Inn')
  await page.getByRole('button', { name: 'Share' }).click()
  const picture = await page.getByRole('img', { name: /^QR code: / }).screenshot()
  await page.goto('./share/')
  await page.getByRole('button', { name: 'Scan QR code' }).click()
  await openFile(page, 'From a picture', { name: 'code.png', text: picture })
  await expect(page.getByRole('heading', { name: 'The Quarry Inn' })).toBeVisible()

  const other = await otherPhone(browser, baseURL)
  await showToCamera(other.page, picture)
  await other.page.goto('./share/')
  await other.page.getByRole('button', { name: 'Scan QR code' }).click()
  await expect(other.page.getByRole('heading', { name: 'The Quarry Inn' })).toBeVisible()
  expect(await camerasOn(other.page)).toBe(0)
  await other.page.getByRole('button', { name: 'Save these rules' }).click()
  await expect(other.page).toHaveURL(/\/house-rules\/\?id=/)
  await other.close()
})

test('the browser’s own code reader is used if there is one', async ({ page, browser, baseURL }) => {
  await keepHouse(page, 'The Quarry Inn')
  await page.getByRole('button', { name: 'Share' }).click()
  const link = await linkOf(page)
  const other = await otherPhone(browser, baseURL)
  await showToCamera(other.page, await page.getByRole('heading', { level: 1 }).screenshot())
  await other.page.addInitScript((rawValue) => {
    let looks = 0
    class Detector {
      static getSupportedFormats = () => Promise.resolve(['ean_13', 'qr_code'])
      detect = () => Promise.resolve((looks += 1) < 3 ? [] : [{ rawValue }])
    }
    Reflect.set(window, 'BarcodeDetector', Detector)
  }, link)
  await other.page.goto('./share/')
  await other.page.getByRole('button', { name: 'Scan QR code' }).click()
  await expect(other.page.getByRole('heading', { name: 'The Quarry Inn' })).toBeVisible()
  expect(await camerasOn(other.page)).toBe(0)
  await other.close()
})

test('a camera without permission says what to do instead', async ({ page }) => {
  await page.addInitScript(() => {
    MediaDevices.prototype.getUserMedia = () => Promise.reject(new DOMException('no', 'NotAllowedError'))
  })
  await page.goto('./share/')
  await page.getByRole('button', { name: 'Scan QR code' }).click()
  await expect(page.getByText(/^Yuss has no camera permission\./)).toBeVisible()
})

test('a game goes by link with its sheet, and by file with its history', async ({ page, browser, baseURL }) => {
  await shareGame(page)
  const link = await linkOf(page)
  const file = await savedBy(page, () => page.getByRole('button', { name: 'Save file' }).click())
  expect(file.name).toMatch(/^Mike-and-Yetta-.*\.yuss$/)
  const other = await otherPhone(browser, baseURL)
  await other.page.goto(link)
  await expect(other.page.getByRole('heading', { name: 'Mike and Yetta' })).toBeVisible()
  await other.page.getByRole('button', { name: 'Import game' }).click()
  await expect(other.page).toHaveURL(/\/game\/\?id=/)
  const sheet = await other.page.getByRole('region', { name: 'Sheet', exact: true }).innerText()
  // The file has the same hands with their history, so importing it adds the history, and the sheet stays the same.
  await other.page.goto('./share/')
  await openFile(other.page, 'Open a file', file)
  await expect(other.page.getByRole('button', { name: 'Import game' })).toBeHidden()
  await other.page.getByRole('button', { name: 'Add what is new' }).click()
  await expect(other.page).toHaveURL(/\/game\/\?id=/)
  await expect(other.page.getByRole('region', { name: 'Sheet', exact: true })).toHaveText(sheet, { useInnerText: true })
  await other.page.goto('./share/')
  await openFile(other.page, 'Open a file', file)
  await expect(other.page.getByRole('button', { name: 'Open it' })).toBeVisible()
  await other.close()
  const third = await otherPhone(browser, baseURL)
  await third.page.goto('./share/')
  await openFile(third.page, 'Open a file', file)
  await third.page.getByRole('button', { name: 'Import game' }).click()
  // Undo takes back only what was written on this device. Hands from another device can be corrected or deleted.
  const undo = third.page.getByRole('button', { name: 'Undo' })
  await expect(undo).toBeDisabled()
  await record(third.page, { chips: ['Yetta took spades', 'Yetta: last trick'], figures: [40, 72] })
  await undo.click()
  await expect(third.page.getByRole('button', { name: 'Record hand 2' })).toBeVisible()
  await expect(undo).toBeDisabled()
  await third.close()
})

test('a link that opened in the wrong place can be pasted', async ({ page }) => {
  await keepHouse(page, 'The Quarry Inn')
  await page.getByRole('button', { name: 'Share' }).click()
  const link = await linkOf(page)
  await page.goto('./share/')
  await page.getByLabel(/^Or paste a link/).fill(`Our rules: ${link} see you there`)
  await page.getByRole('button', { name: 'Open', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'The Quarry Inn' })).toBeVisible()
  await page.getByRole('button', { name: 'Not now' }).click()
  await expect(page.getByRole('button', { name: 'Scan QR code' })).toBeVisible()
})

test('a file that opens the installed app is shown before it is saved', async ({ page }) => {
  await page.addInitScript((text) => {
    const getFile = () => Promise.resolve(new File([text], 'game.yuss'))
    const setConsumer = (consumer: (params: unknown) => void) => consumer({ files: [{ getFile }] })
    Object.defineProperty(window, 'launchQueue', { value: { setConsumer } })
  }, JSON.stringify(GAME))
  await page.goto('./share/')
  await expect(page.getByRole('heading', { name: 'Mike and Yetta' })).toBeVisible()
  await page.getByRole('button', { name: 'Import game' }).click()
  await expect(page).toHaveURL(/\/game\/\?id=/)
})

test('the phone’s own share dialog gets the link and the file', async ({ page }) => {
  await page.addInitScript(() => {
    const shared: unknown[] = []
    Reflect.set(window, 'shared', shared)
    Navigator.prototype.canShare = () => true
    Navigator.prototype.share = (data) => {
      shared.push({ url: data?.url, files: data?.files?.map(({ name }) => name) })
      return Promise.resolve()
    }
  })
  await keepHouse(page, 'The Quarry Inn')
  await page.getByRole('button', { name: 'Share' }).click()
  const link = await linkOf(page)
  await page.getByRole('button', { name: 'Share link' }).click()
  await page.getByRole('button', { name: 'Share file' }).click()
  await expect
    .poll(() => page.evaluate<unknown>(() => Reflect.get(window, 'shared')))
    .toEqual([{ url: link }, { files: ['The-Quarry-Inn.yuss.txt'] }])
})

test('a link that was cut short, is of a newer Yuss or of something else is refused with advice', async ({ page }) => {
  for (const [code, said] of [
    ['1w9M8C8lIVQgsBdZNlQqee', 'cut short or changed on the way'],
    ['2AAAA', 'made by a newer version of Yuss'],
    ['hello', 'cut short or changed'],
  ] as const) {
    await page.goto(`./share/#${code}`)
    await expect(page.getByRole('alert').filter({ hasText: said }), code).toBeVisible()
    await page.getByRole('button', { name: 'Open something else' }).click()
    await expect(page.getByLabel('Open a file', { exact: true })).toBeAttached()
  }
})

test('a damaged file is named to the line, a newer one with its reason, and nothing changes', async ({ page }) => {
  await page.goto('./share/')
  const text = JSON.stringify({ ...GAME, dealer: 5 }, null, 2)
  await openFile(page, 'Open a file', { name: 'game.yuss', text })
  await expect(page.getByRole('alert').filter({ hasText: 'damaged on line 10. “dealer” does not fit.' })).toBeVisible()
  await page.getByRole('button', { name: 'Open something else' }).click()
  await openFile(page, 'Open a file', { name: 'game.yuss', text: text.slice(0, -10) })
  await expect(page.getByRole('alert').filter({ hasText: 'the data ends too early' })).toBeVisible()
  await page.getByRole('button', { name: 'Open something else' }).click()
  await openFile(page, 'Open a file', { name: 'game.yuss', text: JSON.stringify({ ...GAME, format: 'yuss/2' }) })
  await expect(page.getByRole('alert').filter({ hasText: 'newer version of Yuss (yuss/2)' })).toBeVisible()
})

test('a game with an unreadable history says that it cannot be undone', async ({ page }) => {
  const said = page.getByText('The undo history of this game cannot be used; all hands are here.')
  await page.goto('./share/')
  await openFile(page, 'Open a file', { name: 'plain.yuss', text: JSON.stringify(GAME) })
  await expect(page.getByRole('button', { name: 'Import game' })).toBeVisible()
  await expect(said).toHaveCount(0)

  await page.goto('./share/')
  await openFile(page, 'Open a file', { name: 'torn.yuss', text: JSON.stringify({ ...GAME, 'x-log': 'gone' }) })
  await expect(said).toBeVisible()
  await page.getByRole('button', { name: 'Import game' }).click()
  await expectTotals(page, { Mike: 56, Yetta: 23 })
})

test('hostile names are shown as text', async ({ page }) => {
  await page.goto('./share/')
  const players = ['<img src=x onerror=alert(1)>', '👑'.repeat(10_000)]
  await openFile(page, 'Open a file', { name: 'game.yuss', text: JSON.stringify({ ...GAME, players }) })
  await expect(page.getByRole('columnheader', { name: '<img src=x onerror=alert', exact: true })).toBeVisible()
  await expect(page.getByRole('columnheader', { name: '👑'.repeat(24), exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Import game' }).click()
  await expect(page).toHaveURL(/\/game\/\?id=/)
})

test('a game is printed as a score sheet', async ({ page }) => {
  await shareGame(page)
  await page.getByRole('link', { name: 'Print the sheet' }).click()
  await expect(page.getByRole('heading', { name: 'Mike and Yetta' })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  const sheet = page.getByRole('table')
  await expect(sheet.getByRole('columnheader', { name: 'Yetta' })).toBeVisible()
  await expect(sheet.getByRole('row').nth(1)).toContainText('80')
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
})

test('the hands of a game are saved as a table', async ({ page }) => {
  await shareGame(page)
  const { name, text } = await savedBy(page, () => page.getByRole('button', { name: 'Save table (CSV)' }).click())
  expect(name).toMatch(/\.csv$/)
  const [head, hand] = text.split('\r\n')
  expect(head).toContain('Hand,Saved,Dealer,Taker,Trumps,Multiplier,Result,Mike: made,Mike: points,Mike: total')
  expect(hand).toMatch(/^1,[^,]+,Yetta,Mike,hearts,1,made,80,80,80,45,45,45,0$/)
})
