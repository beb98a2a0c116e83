import { playedByFour } from '../support/builders'
import { openSheet, type PutGame } from './support/before'
import { fillHand, fillNewPlayer } from './support/table'
import { expect, test } from './support/test'

/** The form, found by names and labels only, so that a new layout breaks no test. */

const PARTNERS: PutGame = { rules: { base: 'bridge-belote' }, names: ['Ann', 'Bob', 'Cem', 'Dee'] }

test('a double tap on Save leaves the sheet open, and no empty next hand', async ({ page }) => {
  await openSheet(page, PARTNERS)
  await page.getByRole('button', { name: 'Record hand 1' }).click()
  await fillHand(page, { chips: ['Ann took', 'hearts', 'Ann and Cem: last trick'], figures: [92, null] })
  await page.getByRole('button', { name: 'Save hand 1' }).dblclick()
  await expect(page.getByRole('button', { name: 'Record hand 2' })).toBeEnabled()
  await expect(page.getByRole('button', { name: 'Save hand 2' })).toBeHidden()
})

test('a second tap on Save that comes only when the sheet is there opens no empty next hand', async ({ page }) => {
  await openSheet(page, PARTNERS)
  await page.getByRole('button', { name: 'Record hand 1' }).click()
  await fillHand(page, { chips: ['Ann took', 'hearts', 'Ann and Cem: last trick'], figures: [92, null] })
  const {
    x = 0,
    y = 0,
    width = 0,
    height = 0,
  } = (await page.getByRole('button', { name: 'Save hand 1' }).boundingBox()) ?? {}
  const place = [x + width / 2, y + height / 2] as const
  const next = page.getByRole('button', { name: 'Record hand 2' })
  await page.touchscreen.tap(...place)
  await expect(next).toBeVisible()
  await page.touchscreen.tap(...place)
  // A trial waits until the key takes taps again.
  await next.click({ trial: true })
  await expect(page.getByRole('button', { name: 'Save hand 2' })).toBeHidden()
  await next.click()
  await expect(page.getByRole('button', { name: 'Save hand 2' })).toBeVisible()
})

test('the form asks about 1 : 151 and saves it all the same', async ({ page }) => {
  await openSheet(page, PARTNERS)
  await page.getByRole('button', { name: 'Record hand 1' }).click()
  await fillHand(page, { chips: ['Ann took', 'hearts', 'Bob and Dee: last trick'], figures: [1, null] })
  await expect(page.getByRole('status').filter({ hasText: 'No pile can total 1.' })).toBeVisible()
  await page.getByRole('button', { name: 'Save anyway' }).click()
  await expect(page.getByRole('button', { name: 'Record hand 2' })).toBeVisible()
})

test('a new player has a name that no one at the table has, and hands before keep the name of their player', async ({
  page,
}) => {
  await openSheet(page, { ...PARTNERS, hands: [playedByFour({ taker: 2 })] })
  const { field } = await fillNewPlayer(page, 'Cem', ' dee ')
  await expect(page.getByText('has that name')).toBeVisible()
  await field.fill('Eve')
  await expect(page.getByText('has that name')).toBeHidden()
  await field.press('Enter')
  await expect(page.getByRole('region', { name: 'Ann and Eve' })).toBeVisible()
  await page.getByRole('button', { name: 'Hand 1: explain or correct' }).click()
  await page.getByRole('button', { name: /^Correct/ }).click()
  await expect(page.getByRole('button', { name: 'Cem took', exact: true })).toBeVisible()
})

test('pulling the page down does not load it again', async ({ page }) => {
  await page.goto('./play/')
  const pull = await page.evaluate(() => getComputedStyle(document.documentElement).overscrollBehaviorY)
  expect(pull).toBe('contain')
})
