import type { Locator, Page } from '@playwright/test'
import { LONG_TABLES, takeTable } from './support/long-tables'
import { fillHand } from './support/table'
import { expect, test } from './support/test'

/** Opens the hand form on a small phone. */

async function openForm(page: Page, game: string): Promise<void> {
  await page.goto(`./new/?game=${game}`)
  await page.getByRole('button', { name: /^Start/ }).click()
  await page.getByRole('button', { name: 'Record hand 1' }).click()
  await expect(page.getByRole('button', { name: 'Save hand 1' })).toBeVisible()
}

const chip = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const group = (page: Page, name: string) => page.getByRole('radiogroup', { name, exact: true })

async function expectWhole(place: Locator): Promise<void> {
  await expect(place).toBeInViewport({ ratio: 1 })
}

test('with four players the trumps come into view when they are asked for', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 560 })
  await openForm(page, 'bridge-belote')
  await chip(page, 'North took').click()
  await expectWhole(group(page, 'Trumps'))
})

test('of level runs one top after the other comes into view, as each is asked for', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await openForm(page, 'bela-2')
  await fillHand(page, { chips: ['Guest took in hearts', 'Host: twenty (20)', 'Guest: twenty (20)'], figures: [] })
  await expectWhole(group(page, 'Host: top card of the twenty'))
  await group(page, 'Host: top card of the twenty').getByRole('radio').first().click()
  await expectWhole(group(page, 'Guest: top card of the twenty'))
})

test('a top that is still to be said comes into view again when nothing else is left to say', async ({ page }) => {
  await openForm(page, 'bela-3')
  const chips = ['Host took in hearts', 'Host: twenty (20)', 'Left: twenty (20)', 'Host: shtoch']
  await fillHand(page, { chips, figures: [90, 40, 22] })
  await expectWhole(group(page, 'Host: top card of the twenty'))
})

test('how many tricks a side took comes into view when it decides', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 560 })
  await openForm(page, 'klabberjass-4')
  await fillHand(page, { chips: ['North took', 'hearts', 'South: fifty (50)'], figures: [0, null] })
  await page
    .getByRole('button', { name: /last trick|shtoch/ })
    .nth(1)
    .click()
  await expectWhole(
    page
      .getByRole('radiogroup', { name: /^Tricks taken by/ })
      .getByRole('radio')
      .first(),
  )
})

for (const [base, height, chips, figures] of [
  ['bela-3', 640, ['Maximiliana-Theodora took in hearts', 'Maximiliana-Theodora: shtoch', 'On big ×2'], [90, 40, 22]],
  ['bridge-belote', 690, ['Maximiliana-Theodora took', 'hearts'], [92, null]],
] as const) {
  test(`${base}: at 360x${height} the longest names leave room for all of what the hand comes to`, async ({ page }) => {
    const table = LONG_TABLES.find((one) => one.base === base)
    if (table === undefined) throw new Error(`no table of ${base}`)
    await page.setViewportSize({ width: 360, height })
    await takeTable(page, table)
    await page.getByRole('button', { name: /^Record hand/ }).click()
    await fillHand(page, { chips, figures })
    if (base === 'bridge-belote')
      await page
        .getByRole('button', { name: /last trick/ })
        .first()
        .click()
    await expect(page.getByRole('button', { name: /^Save hand/ })).toBeEnabled()
    await expectWhole(page.getByRole('status').locator('p').first())
  })
}

for (const [width, height] of [
  [360, 640],
  [390, 844],
] as const) {
  test(`at ${width}x${height} with letters of twice the size facts, figures, keys and verdict follow each other, and only Save stays`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await openForm(page, 'bridge-belote')
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    const places = await page.evaluate(() =>
      ['facts', 'pad', 'verdict', 'save'].map((part) => {
        const place = document.querySelector(`.hand-form-${part}`)
        if (place === null) throw new Error(part)
        const { top, bottom, height } = place.getBoundingClientRect()
        return { part, top, bottom, height, isStuck: getComputedStyle(place).position === 'sticky' }
      }),
    )
    const flowing = places.filter(({ isStuck }) => !isStuck)
    expect(flowing.map(({ part }) => part)).toEqual(['facts', 'pad', 'verdict'])
    expect(flowing.every(({ top }, index) => top >= (flowing[index - 1]?.bottom ?? 0))).toBe(true)
    const save = places.find(({ isStuck }) => isStuck)
    expect(save?.height).toBeLessThanOrEqual(height / 4)
    await expectWhole(page.getByRole('button', { name: 'Save hand 1' }))
  })
}
