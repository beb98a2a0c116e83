import type { Page } from '@playwright/test'
import { tapChip } from './support/table'
import { expect, test } from './support/test'

const KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0', 'Erase', 'Next number']

async function places(page: Page): Promise<readonly string[]> {
  const boxes = await Promise.all(KEYS.map((name) => page.getByRole('button', { name, exact: true }).boundingBox()))
  return boxes.map((box) => (box === null ? 'nowhere' : `${box.x} ${box.y} ${box.width} ${box.height}`))
}

/** A game of each form, with the chips and digits of a hand that lead to a verdict. */
const TABLES = [
  { game: 'bela-2', chips: ['Host took hearts', 'Host: fifty (50)', 'Host: last trick'], digits: '7045' },
  { game: 'bela-3', chips: ['Host took hearts', 'Host: fifty (50)', 'Host: last trick'], digits: '904022' },
  { game: 'klabberjass-4', chips: ['South took', 'hearts', 'South: fifty (50)'], digits: '92' },
  { game: 'bridge-belote', chips: ['South took', 'hearts', 'Contra ×2'], digits: '92' },
]

test.use({ viewport: { width: 360, height: 640 } })

for (const { game, chips, digits } of TABLES) {
  test(`${game} on a small phone: every key is in view and stays where it is while a hand is typed`, async ({
    page,
  }) => {
    await page.goto(`./new/?game=${game}`)
    await page.getByRole('button', { name: /^Start/ }).click()
    await page.getByRole('button', { name: 'Record hand 1' }).click()
    const save = page.getByRole('button', { name: 'Save hand 1' })
    await expect(save).toBeVisible()
    const before = await places(page)
    for (const name of KEYS) await expect(page.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 })
    for (const name of chips) await tapChip(page, name)
    for (const digit of digits) {
      await page.getByRole('button', { name: digit, exact: true }).click()
      expect(await places(page)).toEqual(before)
    }
    await expect(save).toBeInViewport({ ratio: 1 })
  })
}
