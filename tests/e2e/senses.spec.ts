import type { Page } from '@playwright/test'
import { readerOf } from './support/reader'
import type { Reader } from './support/reader'
import { expect, test } from './support/test'

/** Hands of two at Bela, by the names of their chips; the digits go on the keypad. */
interface Spoken {
  readonly chips: readonly string[]
  readonly digits: string
  readonly score: RegExp
}

const HANDS: readonly Spoken[] = [
  { chips: ['Host took in hearts', 'Host: fifty', 'Host: shtoch'], digits: '9020', score: /Host 150, Guest 20/ },
  { chips: ['Guest took in spades', 'Host: shtoch'], digits: '8020', score: /Host 260, Guest 20/ },
  { chips: ['Host took in clubs', 'Host: fifty', 'Host: Bela', 'Host: shtoch'], digits: '9020', score: /Host 430/ },
  { chips: ['Host took in hearts', 'Host: fifty', 'Host: shtoch'], digits: '9020', score: /Host 580, Guest 60/ },
]

async function record(reader: Reader, { chips, digits, score }: Spoken, number: number): Promise<void> {
  await reader.press('button', `Record hand ${number}`)
  for (const chip of chips) await reader.press('button', chip)
  for (const digit of digits) await reader.press('button', digit)
  await reader.press('button', `Save hand ${number}`)
  await reader.hears('status', score)
}

test('a whole game is played by what a screen reader says', async ({ page }) => {
  const reader = await readerOf(page)
  await page.goto('./')
  await reader.press('link', 'New game')
  await reader.press('link', /^Bela \/ Clobyosh for two/)
  await reader.press('button', /^Start/)
  for (const [index, hand] of HANDS.entries()) await record(reader, hand, index + 1)
  await reader.hears('heading', 'Host wins')
  await reader.hears('button', 'made, took clubs, 170, total 430')
  await reader.press('button', 'Hand 2: explain or correct')
  await reader.hears('dialog', 'Hand 2')
})

/** Twice the size that the browser's owner reads at elsewhere. */
async function enlarge(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
}

const isSideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)

for (const { game, seats } of [
  { game: 'bela-2', seats: 2 },
  { game: 'bridge-belote', seats: 4 },
]) {
  test(`with text of twice the size ${seats} players’ form scrolls to its verdict, and Save stays in view`, async ({
    page,
  }) => {
    await page.goto(`./new/?game=${game}`)
    await page.getByRole('button', { name: /^Start/ }).click()
    await expect(page.getByRole('button', { name: 'Record hand 1' })).toBeVisible()
    await enlarge(page)
    await page.reload()
    expect(await isSideways(page)).toBe(false)
    await page.getByRole('button', { name: 'Record hand 1' }).click()
    const save = page.getByRole('button', { name: 'Save hand 1' })
    await expect(save).toBeInViewport({ ratio: 1 })
    expect(await isSideways(page)).toBe(false)
    await page.getByRole('button', { name: 'Next number' }).click()
    await expect(save).toBeInViewport({ ratio: 1 })
    await page.mouse.wheel(0, 5000)
    await expect(page.getByRole('status').filter({ hasText: 'Who took' })).toBeInViewport({ ratio: 1 })
    await expect(save).toBeInViewport({ ratio: 1 })
  })
}

test('where the browser chooses the colours, a pressed chip still shows', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('./new/?game=bela-2')
  await page.getByRole('button', { name: /^Start/ }).click()
  await page.getByRole('button', { name: 'Record hand 1' }).click()
  const chip = page.getByRole('button', { name: 'Host took in hearts', exact: true })
  const ground = () => chip.evaluate((element) => getComputedStyle(element).backgroundColor)
  const before = await ground()
  await chip.click()
  await expect(chip).toHaveAttribute('aria-pressed', 'true')
  expect(await ground()).not.toBe(before)
})
