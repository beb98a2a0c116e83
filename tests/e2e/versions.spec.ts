import type { Page } from '@playwright/test'
import { played } from '../support/builders'
import { openSheet } from './support/before'
import { forbiddenInAnyLight } from './support/forbidden'
import { openFile, otherPhone, savedBy } from './support/profiles'
import { expectTotals, openHand, record, saveHand } from './support/table'
import { expect, test } from './support/test'

test.use({ viewport: { width: 360, height: 640 } })

// Two phones exchange a dozen files, which takes long.
test.describe.configure({ timeout: 240_000 })

async function savedGame(page: Page) {
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('button', { name: 'Link, file' }).click()
  const file = await savedBy(page, () => page.getByRole('button', { name: 'Save file' }).click())
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  return file
}

/** Sends a game from one phone to the other as a file. */
async function send(from: Page, to: Page) {
  const file = await savedGame(from)
  await to.goto('./share/')
  await openFile(to, 'Open a file', file)
  await to.getByRole('button', { name: /^(Import game|Add what is new|Open it)$/ }).click()
  await expect(to).toHaveURL(/\/game\/\?id=/)
  await expect(to.getByRole('button', { name: /^Record hand/ })).toBeVisible()
}

async function exchange(one: Page, other: Page) {
  await send(one, other)
  await send(other, one)
}

const MIKES = { chips: ['Yetta took spades', 'Yetta: last trick'], figures: [40, 72] }
const YETTAS = { chips: ['Yetta took spades', 'Mike: last trick'], figures: [30, 80] }

/** Puts one game on the phones of both Mike and Yetta, with its first hand. */
async function twoPhones(page: Page, other: Page) {
  await openSheet(page, { dealer: 1, hands: [played({ lastTrick: 0, tricks: null })] })
  await send(page, other)
}

const question = (page: Page) => page.getByText('Phones differ on hand 2.')

test('a deal that two phones recorded differently is a question until one chooses', async ({
  page,
  browser,
  baseURL,
}) => {
  const other = await otherPhone(browser, baseURL)
  await twoPhones(page, other.page)
  await record(page, MIKES)
  await record(other.page, YETTAS)
  await exchange(page, other.page)
  for (const phone of [page, other.page]) {
    await expect(question(phone)).toBeVisible()
    await expect(phone.getByRole('button', { name: 'Hand 2: Two versions: choose' })).toBeVisible()
    // The game can continue before the question is answered.
    await expect(phone.getByRole('button', { name: 'Record hand 3' })).toBeEnabled()
  }
  expect(await forbiddenInAnyLight(page)).toEqual([])

  await page.getByRole('button', { name: 'Compare' }).click()
  const dialog = page.getByRole('dialog', { name: 'Hand 2: two versions' })
  const differing = dialog.getByRole('table', { name: 'What differs' })
  await expect(differing.getByRole('columnheader')).toHaveText([/^Version 1.*counts now$/, /^Version 2/])
  const said = (label: string) => differing.getByRole('row', { name: label }).getByRole('cell')
  const mikeFirst = (await said('Card points, Mike').first().textContent()) === '40'
  const inOrder = (mikes: string, yettas: string) => (mikeFirst ? [mikes, yettas] : [yettas, mikes])
  await expect(said('Card points, Mike')).toHaveText(inOrder('40', '30'))
  await expect(said('Card points, Yetta')).toHaveText(inOrder('72', '80'))
  await expect(said('Last trick')).toHaveText(inOrder('Yetta', 'Mike'))
  await expect(dialog.getByText('spades')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled()
  expect(await forbiddenInAnyLight(page)).toEqual([])
  await page.setViewportSize({ width: 844, height: 390 })
  await expect(differing.getByRole('row').nth(3)).toBeInViewport({ ratio: 1 })
  await page.setViewportSize({ width: 360, height: 640 })

  // If the version that does not count is chosen, the dialog shows its effect before it is saved.
  await dialog.getByRole('radiogroup', { name: 'Which is right?' }).getByRole('radio', { name: 'Version 2' }).click()
  await expect(dialog.getByRole('status')).toHaveText(/ then has \d+ instead of \d+\..* You can undo this\.$/)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  await expect(question(page)).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(question(page)).toBeVisible()
  await page.getByRole('button', { name: 'Redo' }).click()
  await expect(question(page)).toBeHidden()

  await exchange(page, other.page)
  // The second version now counts: 40 to 80 if the first was 40 to 82, and the reverse.
  for (const phone of [page, other.page])
    await expectTotals(phone, { Mike: 80 + 40, Yetta: 45 + (mikeFirst ? 80 : 82) })
  for (const phone of [page, other.page]) await expect(question(phone)).toBeHidden()
  await other.close()
})

test('a hand deleted on one phone and corrected on the other is kept or deleted on both', async ({
  page,
  browser,
  baseURL,
}) => {
  const other = await otherPhone(browser, baseURL)
  await twoPhones(page, other.page)
  await (await openHand(page, 1)).getByRole('button', { name: 'Correct' }).click()
  await page.getByRole('button', { name: 'Mike took spades', exact: true }).click()
  await saveHand(page)
  const hand = await openHand(other.page, 1)
  await hand.getByRole('button', { name: 'Delete…' }).click()
  await hand.getByRole('button', { name: 'Delete hand 1' }).click()
  await expect(other.page.getByRole('button', { name: 'Record hand 1' })).toBeVisible()
  await exchange(page, other.page)
  await page.getByRole('button', { name: 'Hand 1: Deleted and corrected: choose' }).click()
  const dialog = page.getByRole('dialog', { name: 'Hand 1: deleted or corrected?' })
  await dialog.getByRole('radio', { name: 'Keep the hand' }).click()
  await expect(dialog.getByRole('status')).toHaveText('Nothing else on the sheet changes. You can undo this.')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  await exchange(page, other.page)
  await expectTotals(other.page, { Mike: 80 })
  for (const phone of [page, other.page]) await expect(phone.getByRole('button', { name: 'Compare' })).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('button', { name: 'Compare' }).click()
  await dialog.getByRole('radio', { name: 'Delete the hand' }).click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await exchange(page, other.page)
  for (const phone of [page, other.page])
    await expect(phone.getByRole('button', { name: 'Record hand 1' })).toBeVisible()
  await other.close()
})
