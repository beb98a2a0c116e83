import { fillHand, fillNewPlayer, record, startGame } from './support/table'
import { expect, test } from './support/test'

/** The form, found by names and labels only, so that a new layout breaks no test. */

const PARTNERS = { game: 'Bridge-belote', names: ['Ann', 'Bob', 'Cem', 'Dee'], dealer: 'Ann' }

test('a double tap on Save leaves the sheet open, and no empty next hand', async ({ page }) => {
  await startGame(page, PARTNERS)
  await page.getByRole('button', { name: 'Record hand 1' }).click()
  await fillHand(page, { chips: ['Ann took', 'hearts', 'Ann and Cem: last trick'], figures: [92, null] })
  await page.getByRole('button', { name: 'Save hand 1' }).dblclick()
  await expect(page.getByRole('button', { name: 'Record hand 2' })).toBeEnabled()
  await expect(page.getByRole('button', { name: 'Save hand 2' })).toBeHidden()
})

test('a limit is told for the typed figure', async ({ page }) => {
  await startGame(page, PARTNERS)
  await page.getByRole('button', { name: 'Record hand 1' }).click()
  await fillHand(page, { chips: ['Ann took', 'hearts', 'Ann and Cem: last trick'], figures: [999, null] })
  await expect(page.getByRole('status').filter({ hasText: 'At most 152' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save hand 1' })).toBeDisabled()
})

test('the form asks about 1 : 151 and saves it all the same', async ({ page }) => {
  await startGame(page, PARTNERS)
  await page.getByRole('button', { name: 'Record hand 1' }).click()
  await fillHand(page, { chips: ['Ann took', 'hearts', 'Bob and Dee: last trick'], figures: [1, null] })
  await expect(page.getByRole('status').filter({ hasText: 'No pile can total 1.' })).toBeVisible()
  await page.getByRole('button', { name: 'Save anyway' }).click()
  await expect(page.getByRole('button', { name: 'Record hand 2' })).toBeVisible()
})

test('a player who sits at the table cannot take another’s seat', async ({ page }) => {
  await startGame(page, PARTNERS)
  const { field: name } = await fillNewPlayer(page, 'Cem', ' dee ')
  await expect(page.getByText('has that name')).toBeVisible()
  await name.fill('Eve')
  await expect(page.getByText('has that name')).toBeHidden()
})

test('a hand before a change of player is corrected under the name of its player', async ({ page }) => {
  await startGame(page, PARTNERS)
  await record(page, { chips: ['Cem took', 'hearts', 'Ann and Cem: last trick'], figures: [92, null] })
  const { field } = await fillNewPlayer(page, 'Cem', 'Eve')
  await field.press('Enter')
  await expect(page.getByRole('region', { name: 'Ann and Eve' })).toBeVisible()
  await page.getByRole('button', { name: 'Hand 1: explain or correct' }).click()
  await page.getByRole('button', { name: /^Correct/ }).click()
  await expect(page.getByRole('button', { name: 'Cem took', exact: true })).toBeVisible()
})

test('a reload keeps the names of a new game', async ({ page }) => {
  await page.goto('./new/?game=bela-2')
  await page.getByLabel('Player 1', { exact: true }).fill('Zoe')
  await page.reload()
  await expect(page.getByLabel('Player 1', { exact: true })).toHaveValue('Zoe')
})

test('a reload returns to an adjustment of the score, and “+10” is a number', async ({ page }) => {
  await startGame(page, PARTNERS)
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('button', { name: 'Adjust' }).click()
  await page.getByRole('textbox', { name: 'Ann and Cem' }).fill('+10')
  await page.reload()
  const dialog = page.getByRole('dialog', { name: 'Adjust score' })
  await expect(dialog.getByRole('textbox', { name: 'Ann and Cem' })).toHaveValue('+10')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('region', { name: 'Ann and Cem' }).getByText('10', { exact: true })).toBeVisible()
})

test('pulling the page down does not load it again', async ({ page }) => {
  await page.goto('./')
  const pull = await page.evaluate(() => getComputedStyle(document.documentElement).overscrollBehaviorY)
  expect(pull).toBe('contain')
})
