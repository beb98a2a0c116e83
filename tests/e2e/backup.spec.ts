import type { Page } from '@playwright/test'
import { openFile, otherPhone, savedBy } from './support/profiles'
import { record, startGame } from './support/table'
import { expect, test } from './support/test'

const HAND = { chips: ['Mike took in hearts', 'Mike: shtoch'], figures: [70, 45] } as const

const play = (page: Page, names: readonly string[] = ['Mike', 'Yetta']) =>
  startGame(page, { game: 'Bela / Clobyosh for two', names, dealer: names[1] ?? '' })

async function saveBackup(page: Page) {
  await page.goto('./data/')
  return savedBy(page, () => page.getByRole('button', { name: 'Save everything to a file' }).click())
}

async function open(page: Page, file: { name: string; text: string }) {
  await page.goto('./data/')
  await openFile(page, 'Open a file', file)
  await expect(page.getByRole('heading', { name: 'A backup', exact: true })).toBeVisible()
}

const goOn = (page: Page, names: string) =>
  page.getByRole('link', { name: new RegExp(`^Continue: Bela to 501, ${names}`) })

test('a backup brings everything back to an empty phone, undo included', async ({ page, browser, baseURL }) => {
  await play(page)
  await record(page, HAND)
  const file = await saveBackup(page)
  expect(file.name).toMatch(/^Yuss-backup-\d{4}-\d\d-\d\d\.yuss$/)
  const other = await otherPhone(browser, baseURL)
  await open(other.page, file)
  await expect(other.page.getByText('New games: 1')).toBeVisible()
  await other.page.getByRole('radio', { name: /^Replace all data/ }).check()
  await other.page.getByRole('button', { name: 'Replace all data' }).click()
  await expect(other.page.getByText('Done: the backup is on this phone.')).toBeVisible()
  await other.page.getByRole('link', { name: 'Home' }).last().click()
  await goOn(other.page, 'Mike').click()
  await other.page.getByRole('button', { name: 'Undo' }).click()
  await expect(other.page.getByRole('button', { name: 'Record hand 1' })).toBeVisible()
  await other.close()
})

test('merged into a full phone it adds and takes nothing away', async ({ page, browser, baseURL }) => {
  await play(page)
  await record(page, HAND)
  const file = await saveBackup(page)
  const other = await otherPhone(browser, baseURL)
  await play(other.page, ['Ann', 'Ben'])
  await open(other.page, file)
  await other.page.getByRole('button', { name: 'Add it' }).click()
  await expect(other.page.getByText('Done: the backup is on this phone.')).toBeVisible()
  await other.page.goto('./')
  await expect(goOn(other.page, 'Ann')).toBeVisible()
  await expect(goOn(other.page, 'Mike')).toBeVisible()
  await open(other.page, file)
  await expect(other.page.getByText('1 game is here already, just as in the backup.')).toBeVisible()
  await other.close()
})

test('in place of everything it first says what would be lost', async ({ page, browser, baseURL }) => {
  await play(page)
  const file = await saveBackup(page)
  const other = await otherPhone(browser, baseURL)
  await play(other.page, ['Ann', 'Ben'])
  await open(other.page, file)
  await other.page.getByRole('radio', { name: /^Replace all data/ }).check()
  await expect(other.page.getByText('Games to be deleted: 1')).toBeVisible()
  await expect(other.page.getByText(/^Ann and Ben/)).toBeVisible()
  await other.page.getByRole('button', { name: 'Not now' }).click()
  await other.page.goto('./')
  await expect(goOn(other.page, 'Ann')).toBeVisible()
  await other.close()
})

test('a damaged backup is named to the line and changes nothing', async ({ page }) => {
  await play(page)
  await record(page, HAND)
  const file = await saveBackup(page)
  const line = file.text.split('\n').findIndex((one) => one.includes('"clock": 1')) + 1
  await openFile(page, 'Open a file', { ...file, text: file.text.replace('"clock": 1', '"clock": "one"') })
  await expect(page.getByRole('alert').filter({ hasText: `damaged in line ${line}` })).toBeVisible()
  await page.goto('./')
  await expect(goOn(page, 'Mike')).toBeVisible()
})

test('all hands are saved as one table', async ({ page }) => {
  await play(page, ['=Mike', 'Yetta'])
  await record(page, { chips: ['=Mike took in hearts', '=Mike: shtoch'], figures: [70, 45] })
  await page.goto('./data/')
  const { text } = await savedBy(page, () => page.getByRole('button', { name: 'Save all hands (CSV)' }).click())
  expect(text).toContain("'=Mike")
  expect(text.trim().split('\r\n')).toHaveLength(2)
})

test('everything on a healthy phone can be read', async ({ page }) => {
  await page.goto('./data/')
  await expect(page.getByText('0 games and 0 sets of house rules are here, and all of it can be read.')).toBeVisible()
})
