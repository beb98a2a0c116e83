import type { Page } from '@playwright/test'
import { openSheet, UNNAMED } from './support/before'
import { pictureReader, undrawn, unsigned } from './support/drawn'
import { LONG_TABLES, openTable } from './support/long-tables'
import { wrongPlaces } from './support/places'
import { fillHand } from './support/table'
import { expect, test } from './support/test'

const HEIGHTS = [560, 640, 720, 800, 880, 960]
const WIDTHS = [320, 360, 430, 540, 800, 1024, 1280, 1920]

type Size = readonly [width: number, height: number]

/**
 * Returns the windows in which one of the four tables is checked. Together the tables cover every width with every height, and
 * each table has every width and every height. That is enough, because the style sheet depends on the size and not on the table.
 */
const windowsOf = (table: number): readonly Size[] =>
  WIDTHS.flatMap((width, column) =>
    HEIGHTS.filter((_, row) => (row + column) % LONG_TABLES.length === table).map((height): Size => [width, height]),
  )

/** The window sizes of common phones. */
const PHONES: readonly Size[] = [
  [360, 640],
  [360, 800],
  [390, 844],
  [412, 810],
]

const SIDEWAYS: Size = [844, 390]

/** New tables, with the names that the app fills in. */
const SHORT_TABLES = ['bela-2', 'bela-3', 'klabberjass-4', 'bridge-belote'] as const

/** Text sizes that people choose in their browser, in percent. */
const LETTERS = [130, 150, 200]

async function openForm(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Record hand/ }).click()
  await expect(page.getByRole('button', { name: /^Save hand/ })).toBeVisible()
}

async function wrongIn(page: Page, sizes: readonly Size[], what: string): Promise<readonly string[]> {
  const wrong: string[] = []
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height })
    wrong.push(...(await wrongPlaces(page)).map((said) => `${what}, ${width}x${height}: ${said}`))
  }
  return wrong
}

/**
 * Returns the parts of the form that are not drawn as they must be: the figures, the keys and Save always whole, the rest
 * either whole or with a sign that it scrolls.
 */
async function cutIn(page: Page, sizes: readonly Size[], what: string): Promise<readonly string[]> {
  const reader = await pictureReader(page)
  await page.bringToFront()
  const wrong: string[] = []
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height })
    const cut = [...(await unsigned(page)), ...(await undrawn(page, reader))]
    wrong.push(...cut.map((said) => `${what}, ${width}x${height}: ${said}`))
  }
  await reader.close()
  return wrong
}

async function wrongEnlarged(page: Page, what: string): Promise<readonly string[]> {
  const wrong: string[] = []
  for (const percent of LETTERS) {
    await page.evaluate((size) => document.documentElement.style.setProperty('font-size', `${size}%`), percent)
    const phones: readonly Size[] = [
      [360, 640],
      [390, 844],
    ]
    wrong.push(...(await wrongIn(page, phones, `${what} at ${percent} %`)))
  }
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
  return wrong
}

for (const [index, table] of LONG_TABLES.entries()) {
  const windows = [...PHONES, ...windowsOf(index)]

  test(`${table.rules.base} fits in every window with large text, drawn whole and reachable by tap`, async ({
    page,
  }) => {
    await openTable(page, table)
    const sheet = [...(await wrongEnlarged(page, 'sheet')), ...(await wrongIn(page, windows, 'sheet'))]
    await page.setViewportSize({ width: 390, height: 844 })
    await openForm(page)
    await expect.poll(() => scrolling(page)).toEqual([])
    expect(await smallKeys(page)).toEqual([])
    const form = [...(await wrongEnlarged(page, 'form')), ...(await wrongIn(page, windows, 'form'))]
    expect([...sheet, ...form]).toEqual([])
    expect(await cutIn(page, [...windows, SIDEWAYS], 'form')).toEqual([])
  })
}

for (const base of SHORT_TABLES) {
  test(`${base} begins with figures, keys and Save drawn whole on every phone`, async ({ page }) => {
    await openSheet(page, { rules: { base }, names: UNNAMED })
    await openForm(page)
    expect(await cutIn(page, [...PHONES, SIDEWAYS], 'form')).toEqual([])
  })
}

test('the longest verdict covers no key and leaves the facts within reach', async ({ page }) => {
  const belote = LONG_TABLES.find(({ rules }) => rules.base === 'bridge-belote')
  if (belote === undefined) throw new Error('no table of bridge-belote')
  await openTable(page, belote)
  await openForm(page)
  await fillHand(page, { chips: ['Maximiliana-Theodora took', 'hearts', 'Re-contra ×4'], figures: [30, null] })
  await page
    .getByRole('button', { name: /last trick/ })
    .first()
    .click()
  await expect(page.getByRole('button', { name: /^Save hand/ })).toBeEnabled()
  expect(await wrongIn(page, [...PHONES, [320, 560], [844, 390]], 'form')).toEqual([])
})

/** Returns the parts of the form that scroll, each with its heights in pixels. */
const scrolling = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('.hand-form, .hand-form *')]
      .filter((element) => /auto|scroll/.test(getComputedStyle(element).overflowY))
      .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1)
      .map(({ className, scrollHeight, clientHeight }) => `${className}: ${scrollHeight} in ${clientHeight}`),
  )

const smallKeys = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('.hand-form button')]
      .map((key) => ({ key, box: key.getBoundingClientRect() }))
      .filter(({ box }) => box.width < 47.9 || box.height < 47.9)
      .map(({ key, box }) => `${key.getAttribute('aria-label') ?? key.textContent}: ${box.width} x ${box.height}`),
  )
