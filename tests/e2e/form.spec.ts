import type { Locator, Page } from '@playwright/test'
import type { RuleSetId } from '@/lib/rulesets/sets/rule-set'
import { openSheet, UNNAMED } from './support/before'
import { LONG_TABLES, openTable } from './support/long-tables'
import { fillHand, tapChip } from './support/table'
import { expect, test } from './support/test'

/** Opens the hand form on a small phone. */

async function openForm(page: Page, game: RuleSetId): Promise<void> {
  await openSheet(page, { rules: { base: game }, names: UNNAMED })
  await page.getByRole('button', { name: 'Record hand 1' }).click()
  await expect(page.getByRole('button', { name: 'Save hand 1' })).toBeVisible()
}

const chip = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const group = (page: Page, name: string) => page.getByRole('radiogroup', { name, exact: true })

async function expectWhole(place: Locator): Promise<void> {
  await expect(place).toBeInViewport({ ratio: 1 })
}

/** The smallest phone under a browser's bar. */
const SMALL = { width: 360, height: 584 }

const KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0', 'Erase', 'Next number']

async function places(page: Page): Promise<readonly string[]> {
  const boxes = await Promise.all(KEYS.map((name) => chip(page, name).boundingBox()))
  return boxes.map((box) => (box === null ? 'nowhere' : `${box.x} ${box.y} ${box.width} ${box.height}`))
}

/** A game of each form, with the chips and digits of a hand that lead to a verdict. */
const TABLES = [
  { game: 'bela-2', chips: ['Host took hearts', 'Host: fifty (50)', 'Host: last trick'], digits: '7045' },
  { game: 'bela-3', chips: ['Host took hearts', 'Host: fifty (50)', 'Host: last trick'], digits: '904022' },
  { game: 'klabberjass-4', chips: ['South took', 'hearts', 'South: fifty (50)'], digits: '92' },
  { game: 'bridge-belote', chips: ['South took', 'hearts', 'Contra ×2'], digits: '92' },
] as const

for (const { game, chips, digits } of TABLES)
  test(`${game} on a small phone has nothing below the fold, and every key stays where it is while a hand is typed`, async ({
    page,
  }) => {
    await page.setViewportSize(SMALL)
    await openForm(page, game)
    for (const percent of [130, 100]) {
      const below = await page.evaluate((size) => {
        document.documentElement.style.setProperty('font-size', size)
        const form = document.querySelector('.hand-form')
        return form === null ? null : form.scrollHeight - form.clientHeight
      }, `${percent}%`)
      expect(below, `${percent} %`).toBe(0)
    }
    const before = await places(page)
    for (const name of KEYS) await expectWhole(chip(page, name))
    for (const name of chips) await tapChip(page, name)
    for (const digit of digits) {
      await chip(page, digit).click()
      expect(await places(page)).toEqual(before)
    }
    await expectWhole(page.getByRole('button', { name: 'Save hand 1' }))
  })

test('runs that are equal so far are asked about in one tap, in place of the digits', async ({ page }) => {
  await page.setViewportSize(SMALL)
  await openForm(page, 'bridge-belote')
  await fillHand(page, { chips: ['North took', 'hearts', 'North: tierce (20)'], figures: [] })
  const whose = page.getByRole('group', { name: 'Whose sequence is good?' })
  await expect(whose).toBeHidden()
  await fillHand(page, { chips: ['East: tierce (20)'], figures: [] })
  await expectWhole(whose)
  await expect(page.getByRole('group', { name: /^Figures for/ })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Save hand 1: Whose sequence is good?' })).toBeVisible()
  await whose.getByRole('button', { name: 'We' }).click()
  await expect(page.getByRole('group', { name: /^Figures for/ })).toBeVisible()
  await fillHand(page, { chips: ['We: last trick'], figures: [100, null] })
  // 100 in the cards, 10 and 20 to 52: the run of the others does not count.
  await expect(page.getByRole('status').filter({ hasText: 'make it, 130 to' })).toBeVisible()
})

test('the rare declarations of a player have that player’s name beside them', async ({ page }) => {
  await page.setViewportSize(SMALL)
  await openForm(page, 'bridge-belote')
  await fillHand(page, { chips: ['North took', 'hearts', 'We: Declare', 'South: More'], figures: [] })
  const pad = page.getByRole('group', { name: 'We: Declare', exact: true })
  await expect(pad.getByText('South', { exact: true })).toBeVisible()
  await expect(pad.getByText('North', { exact: true })).toBeHidden()
  for (const name of [/^South: .* \(120, 8 cards\)$/, 'South: four queens'])
    await expectWhole(pad.getByRole('button', { name }))
})

test('no trumps take the declarations off the form, and other trumps bring them back', async ({ page }) => {
  await openForm(page, 'bridge-belote')
  await fillHand(page, { chips: ['North took', 'hearts', 'North: tierce (20)', 'no trumps'], figures: [] })
  await expect(page.getByRole('group', { name: 'Declarations', exact: true })).toBeHidden()
  await expect(page.getByRole('group', { name: /^Figures for/ })).toBeVisible()
  await fillHand(page, { chips: ['spades'], figures: [] })
  await expect(page.getByRole('button', { name: 'Remove: North: tierce (20)' })).toBeVisible()
})

test('the top cards of the runs can be compared on request', async ({ page }) => {
  await openForm(page, 'bela-2')
  await fillHand(page, { chips: ['Guest took hearts', 'Host: twenty (20)', 'Guest: twenty (20)'], figures: [] })
  await chip(page, 'Compare the top cards').click()
  await group(page, 'Host: top card of the twenty').getByRole('radio', { name: 'king' }).click()
  await group(page, 'Guest: top card of the twenty').getByRole('radio', { name: 'queen' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('group', { name: /^Figures for/ })).toBeVisible()
})

test('one tap answers if a side may have taken no trick', async ({ page }) => {
  await page.setViewportSize(SMALL)
  await openForm(page, 'klabberjass-4')
  await fillHand(page, { chips: ['North took', 'hearts', 'South: fifty (50)'], figures: [0, null] })
  await page
    .getByRole('button', { name: /: last trick$/ })
    .nth(1)
    .click()
  const asked = page.getByRole('group', { name: /took no trick\?$/ })
  await expectWhole(asked)
  await asked.getByRole('button', { name: 'One or more' }).click()
  await expect(page.getByRole('button', { name: 'Save hand 1' })).toBeEnabled()
})

test('Save asks for one missing fact after the other', async ({ page }) => {
  await openForm(page, 'bela-3')
  const asks = (what: string) => expect(page.getByRole('button', { name: `Save hand 1: ${what}` })).toBeVisible()
  await asks('Who took?')
  await chip(page, 'Host took').click()
  await asks('Which suit?')
  await page.getByRole('radio', { name: 'hearts' }).click()
  await asks('Host’s cards?')
  await fillHand(page, { chips: [], figures: [90, 40, 22] })
  await asks('Who took the last trick?')
  await chip(page, 'Left: last trick').click()
  await expect(page.getByRole('button', { name: 'Save hand 1', exact: true })).toBeEnabled()
})

test('the reason is one sentence, and Why opens the lines', async ({ page }) => {
  await openForm(page, 'bela-2')
  await fillHand(page, { chips: ['Guest took hearts', 'Host: last trick'], figures: [70, 45] })
  await expect(page.getByRole('status').filter({ hasText: 'Guest goes bate, 45 to 80.' })).toBeVisible()
  await chip(page, 'Why').click()
  const row = page.getByRole('dialog', { name: 'Why' }).getByRole('row', { name: /^Cards taken/ })
  await expect(row).toContainText('70')
  await expect(row).toContainText('45')
})

for (const [base, height, chips, figures] of [
  ['bela-3', 640, ['Maximiliana-Theodora took hearts', 'Maximiliana-Theodora: last trick', 'On big ×2'], [90, 40, 22]],
  ['bridge-belote', 690, ['Maximiliana-Theodora took', 'hearts'], [92, null]],
] as const) {
  test(`${base}: at 360x${height} the longest names leave room for all of what the hand comes to`, async ({ page }) => {
    const table = LONG_TABLES.find(({ rules }) => rules.base === base)
    if (table === undefined) throw new Error(`no table of ${base}`)
    await page.setViewportSize({ width: 360, height })
    await openTable(page, table)
    await page.getByRole('button', { name: /^Record hand/ }).click()
    await fillHand(page, { chips, figures })
    if (base === 'bridge-belote')
      await page
        .getByRole('button', { name: /last trick/ })
        .first()
        .click()
    await expect(page.getByRole('button', { name: /^Save hand/ })).toBeEnabled()
    await expectWhole(page.locator('.outcome-columns'))
  })
}

test('with letters of twice the size everything can be scrolled to, and only Save stays', async ({ page }) => {
  await openForm(page, 'bridge-belote')
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
  await page.reload()
  const save = page.getByRole('button', { name: /^Save hand 1/ })
  const wider = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
  for (const [width, height] of [
    [360, 640],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expectWhole(save)
    expect(await page.evaluate(wider)).toBeLessThanOrEqual(0)
    for (const name of ['North took', 'We: Declare', 'We: last trick', '1', '0']) {
      await chip(page, name).scrollIntoViewIfNeeded()
      await expect(chip(page, name), `${width}x${height}`).toBeInViewport()
      await expectWhole(save)
    }
  }
})

test.describe('a browser that chose Bulgarian', () => {
  test.use({ locale: 'bg-BG' })

  test('the note about Bulgarian pushes no key below the fold, and returns afterwards', async ({ page }) => {
    await page.setViewportSize(SMALL)
    await page.goto('../new/?game=bridge-belote')
    const told = page.getByRole('complementary', { name: 'Български' })
    await expect(told).toBeVisible()
    await page.getByRole('button', { name: /^Започни/ }).click()
    await page.getByRole('button', { name: 'Запиши раздаване 1' }).click()
    await expectWhole(page.locator('.save-key'))
    await expect(told).toBeHidden()
    await page.locator('.save-leave').click()
    await expect(told).toBeVisible()
  })
})
