import type { Locator, Page } from '@playwright/test'
import { openSheet } from './support/before'
import { expect, test } from './support/test'

const LONG = ['Maximiliana-Theodora', 'Bartholomew Featherstone', 'Шехерезада Константинова'] as const

/** Games taken over from paper, with the widest totals. */
const TABLES = [
  { base: 'bela-2', target: 5001, totals: [1549, 2405] },
  { base: 'bela-3', target: 501, totals: [374, 209, 441] },
  { base: 'bela-3', target: 5001, totals: [3774, 2209, 4441] },
  { base: 'bela-2', target: 501, totals: [-140, 353] },
] as const

async function open(page: Page, { base, target, totals }: (typeof TABLES)[number]) {
  await openSheet(page, { rules: { base, target }, names: LONG, start: { totals, heldOver: 0 } })
}

/** Returns the edges and the number of lines of a text. It measures a range, because text may run over the box of its element. */
const drawn = (locator: Locator) =>
  locator.evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    const { left, right, height } = range.getBoundingClientRect()
    const line = Number.parseFloat(getComputedStyle(element).fontSize)
    return { left, right, lines: Math.round(height / line) }
  })

async function expectInOneLine(page: Page, totals: readonly number[]) {
  let left = 0
  for (const total of totals) {
    const text = total < 0 ? `−${-total}` : String(total)
    const place = await drawn(page.getByText(text, { exact: true }).and(page.locator('.num')).first())
    expect(place.lines).toBe(1)
    expect(place.left).toBeGreaterThan(left)
    left = place.right
  }
  expect(left).toBeLessThan(page.viewportSize()?.width ?? 0)
}

for (const table of TABLES) {
  const { base, target, totals } = table

  test(`the totals ${totals.join(', ')} of ${base} fit on one line each, on any small screen`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    await open(page, table)
    await expectInOneLine(page, totals)
    for (const tool of await page.locator('.sheet-tools').getByRole('button').all())
      await expect(tool, `to ${target}`).toBeInViewport({ ratio: 1 })
    await page.setViewportSize({ width: 844, height: 390 })
    await expectInOneLine(page, totals)
    await page.setViewportSize({ width: 360, height: 640 })
    await page.goto('./')
    await expect(page.getByRole('link', { name: /^Continue/ }).first()).toBeVisible()
    // Three long names do not fit side by side, so each has a line of its own, with its figure.
    if (totals.length === 3) for (const total of totals) await expectInOneLine(page, [total])
    else await expectInOneLine(page, totals)
  })
}
