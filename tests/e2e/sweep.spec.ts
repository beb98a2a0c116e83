import type { Page } from '@playwright/test'
import { LONG_TABLES, takeTable } from './support/long-tables'
import { wrongPlaces } from './support/places'
import { expect, test } from './support/test'

const HEIGHTS = [560, 600, 640, 680, 720, 760, 800, 844, 880, 920, 960]
const WIDTHS = [320, 360, 390, 430, 540, 672, 800, 1024, 1280]
/** Sizes of letters that people choose in their browser. */
const SIZES = [130, 150, 200]

/** What is wrong on the screen as it stands, at every size of window. */
async function sweep(page: Page): Promise<readonly string[]> {
  const wrong: string[] = []
  for (const width of WIDTHS)
    for (const height of HEIGHTS) {
      await page.setViewportSize({ width, height })
      wrong.push(...(await wrongPlaces(page)).map((said) => `${width}x${height}: ${said}`))
    }
  return wrong
}

/** The same with letters of other sizes, on a small phone and on an ordinary one. */
async function enlarge(page: Page): Promise<readonly string[]> {
  const wrong: string[] = []
  for (const size of SIZES)
    for (const [width, height] of [
      [360, 640],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height })
      await page.evaluate((percent) => document.documentElement.style.setProperty('font-size', `${percent}%`), size)
      wrong.push(...(await wrongPlaces(page)).map((said) => `${width}x${height} at ${size} %: ${said}`))
    }
  return wrong
}

async function openForm(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Record hand/ }).click()
  await expect(page.getByRole('button', { name: /^Save hand/ })).toBeVisible()
}

for (const table of LONG_TABLES) {
  test(`${table.base}: every control of the form is what is touched at its middle, and every word is drawn whole, in every window`, async ({
    page,
  }) => {
    await takeTable(page, table)
    await openForm(page)
    expect(await sweep(page)).toEqual([])
  })

  test(`${table.base}: with large text all of the form is reached, nothing is covered and nothing cut`, async ({
    page,
  }) => {
    await takeTable(page, table)
    await openForm(page)
    expect(await enlarge(page)).toEqual([])
  })

  test(`${table.base}: at 390x844 the form needs no scrolling, and its keys are 48 pixels high and wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await takeTable(page, table)
    await openForm(page)
    expect(await scrollers(page)).toEqual([])
    expect(await smallKeys(page)).toEqual([])
  })
}

/** The places of the form that hold more than they show. */
const scrollers = (page: Page) =>
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
      .map(({ key, box }) => `${key.getAttribute('aria-label')}: ${box.width} x ${box.height}`),
  )
