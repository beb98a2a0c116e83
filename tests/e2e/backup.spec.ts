import { gunzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { FIRST, putGames, type PutGame } from './support/before'
import { fileSavedBy, openFile, otherPhone, savedBy } from './support/profiles'
import { expect, test } from './support/test'
import { wordsIn } from './support/words'

const MIKES: PutGame = { hands: [FIRST] }
/** The register of a contest that has not been drawn yet. */
const CONTEST = [
  {
    key: 'contest/a',
    v: 1,
    value: {
      name: 'Spring contest',
      at: Date.UTC(2026, 10, 21),
      pairs: ['Ann & Bea', 'Cem & Dan', 'Eva & Fay', 'Gil & Hal'],
      away: [],
      ends: 'deals',
      length: 12,
      opponents: 'draw',
      counts: 'points',
      cap: null,
      unopposed: 0,
    },
  },
]
const ANNS: PutGame = { names: ['Ann', 'Ben'] }

async function saveBackup(page: Page) {
  await page.goto('./data/')
  const { name, bytes } = await fileSavedBy(page, () =>
    page.getByRole('button', { name: 'Save everything to a file' }).click(),
  )
  return { name, bytes, text: bytes }
}

async function open(page: Page, file: { name: string; text: string | Buffer }) {
  await page.goto('./data/')
  await openFile(page, 'Open a file', file)
  await expect(page.getByRole('heading', { name: 'A backup', exact: true })).toBeVisible()
}

const goOn = (page: Page, names: string) =>
  page.getByRole('link', { name: new RegExp(`^Continue: Bela to 501, ${names}`) })

test('a backup brings everything back to an empty phone, where another phone’s hand cannot be undone', async ({
  page,
  browser,
  baseURL,
}) => {
  await putGames(page, [MIKES])
  const file = await saveBackup(page)
  await expect(page.getByText(/^Saved as Yuss-backup-/)).toBeVisible()
  expect(file.bytes.subarray(0, 2)).toEqual(Buffer.from([0x1f, 0x8b]))
  expect(file.name).toMatch(/^Yuss-backup-\d{4}-\d\d-\d\d\.yuss$/)
  const other = await otherPhone(browser, baseURL)
  await open(other.page, file)
  await expect(other.page.getByText('New games: 1')).toBeVisible()
  await other.page.getByRole('radio', { name: /^Replace all data/ }).check()
  await other.page.getByRole('button', { name: 'Replace all data' }).click()
  await expect(other.page.getByText('Backup restored.')).toBeVisible()
  await other.page.getByRole('link', { name: 'Home' }).last().click()
  await goOn(other.page, 'Mike').click()
  await expect(other.page.getByRole('button', { name: 'Record hand 2' })).toBeVisible()
  await expect(other.page.getByRole('button', { name: 'Undo', disabled: false })).toHaveCount(0)
  await other.close()
})

test('a backup merged into a full phone adds games and removes nothing', async ({ page, browser, baseURL }) => {
  await putGames(page, [MIKES])
  const file = await saveBackup(page)
  const other = await otherPhone(browser, baseURL)
  await putGames(other.page, [ANNS])
  await open(other.page, file)
  await other.page.getByRole('button', { name: 'Add it' }).click()
  await expect(other.page.getByText('Backup restored.')).toBeVisible()
  await other.page.goto('./play/')
  await expect(goOn(other.page, 'Ann')).toBeVisible()
  await expect(goOn(other.page, 'Mike')).toBeVisible()
  await open(other.page, file)
  await expect(other.page.getByText('1 game is here already, just as in the backup.')).toBeVisible()
  await other.close()
})

test('a restore in place of everything first says what would be lost', async ({ page, browser, baseURL }) => {
  await putGames(page, [{}])
  const file = await saveBackup(page)
  const other = await otherPhone(browser, baseURL)
  await putGames(other.page, [ANNS])
  await open(other.page, file)
  await other.page.getByRole('radio', { name: /^Replace all data/ }).check()
  await expect(other.page.getByText('Games to be deleted: 1')).toBeVisible()
  await expect(other.page.getByText(/^Ann and Ben/)).toBeVisible()
  await other.page.getByRole('button', { name: 'Not now' }).click()
  await other.page.goto('./play/')
  await expect(goOn(other.page, 'Ann')).toBeVisible()
  await other.close()
})

test('a damaged game and a newer one in a backup are named, and the others arrive', async ({ page }) => {
  await putGames(page, [MIKES])
  const backup = JSON.parse(gunzipSync((await saveBackup(page)).bytes).toString('utf8'))
  const game = { format: 'yuss/1', rules: { base: 'bela-2' }, players: ['Ann', 'Ben'], dealer: 0, hands: [] }
  const newer = { ...game, rules: { base: 'bela-2', jokers: 'two' } }
  const text = JSON.stringify({ ...backup, games: [{ ...game, dealer: 7 }, newer, game, ...backup.games] })
  await open(page, { name: 'backup.yuss', text })
  await expect(page.getByText('Entries Yuss cannot read, kept unchanged: 2')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Game 1' })).toContainText('damaged (games.0.dealer)')
  await expect(page.getByRole('listitem').filter({ hasText: 'Game 2' })).toContainText(
    'made by a newer version of Yuss (games.1.rules.jokers)',
  )
  await page.getByRole('button', { name: 'Add it' }).click()
  await expect(page.getByText('Backup restored.')).toBeVisible()
  await page.goto('./play/')
  await expect(goOn(page, 'Ann')).toBeVisible()
  await expect(goOn(page, 'Mike')).toBeVisible()
})

test('a compressed backup that was cut short is refused and changes nothing', async ({ page }) => {
  await putGames(page, [{}])
  const { name, bytes } = await saveBackup(page)
  await openFile(page, 'Open a file', { name, text: bytes.subarray(0, -20) })
  await expect(page.getByRole('alert').filter({ hasText: 'This file is damaged.' })).toBeVisible()
  await page.goto('./play/')
  await expect(goOn(page, 'Mike')).toBeVisible()
})

test('a replacement by mistake can be undone in Settings', async ({ page, browser, baseURL }) => {
  const other = await otherPhone(browser, baseURL)
  await putGames(other.page, [ANNS])
  const file = await saveBackup(other.page)
  await other.close()
  await putGames(page, [MIKES])
  await open(page, file)
  await page.getByRole('radio', { name: /^Replace all data/ }).check()
  await page.getByRole('button', { name: 'Replace all data' }).click()
  await expect(page.getByText('Backup restored.')).toBeVisible()
  await page.goto('./settings/')
  await expect(page.getByText(/^Before all data was replaced: a game/)).toBeVisible()
  await page.getByRole('button', { name: /^Back to .*…$/ }).click()
  const dialog = page.getByRole('dialog', { name: /^Back to / })
  await expect(dialog.getByText('New games: 1')).toBeVisible()
  await expect(dialog.getByText(/^Mike and Yetta/)).toBeVisible()
  await expect(dialog.getByText('Games to be deleted: 1')).toBeVisible()
  await dialog.getByRole('button', { name: 'Go back' }).click()
  await expect(page.getByText(/^Done: everything is as it was on /)).toBeVisible()
  await page.goto('./play/')
  await expect(goOn(page, 'Mike')).toBeVisible()
  await expect(goOn(page, 'Ann')).toBeHidden()
  await goOn(page, 'Mike').click()
  await expect(page.getByRole('button', { name: 'Record hand 2' })).toBeVisible()
})

test('nothing from before is left after everything was deleted', async ({ page }) => {
  await putGames(page, [{}])
  const file = await saveBackup(page)
  await open(page, file)
  await page.getByRole('radio', { name: /^Replace all data/ }).check()
  await page.getByRole('button', { name: 'Replace all data' }).click()
  await expect(page.getByText('Backup restored.')).toBeVisible()
  await page.goto('./settings/')
  await expect(page.getByRole('button', { name: /^Back to / })).toBeVisible()
  await page.getByRole('button', { name: 'Delete everything on this device' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete everything on this device' })
  await dialog.getByRole('button', { name: 'Delete everything…' }).click()
  await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: 'Delete everything now' }).click()
  await expect(page.getByText('Everything is deleted.')).toBeVisible()
  await page.goto('./settings/')
  await expect(page.getByRole('heading', { name: 'Help' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Back to / })).toHaveCount(0)
})

test.describe('a Bulgarian phone', () => {
  test.use({ locale: 'bg-BG', timezoneId: 'Europe/Sofia' })
  test('the table of hands has semicolons and local times on a Bulgarian phone', async ({ page }) => {
    const said = await wordsIn('bg')
    await page.goto('../bg/share/')
    const hands = [{ kind: 'counted', taker: 0, totals: [56, 23] }]
    const game = { format: 'yuss/1', rules: { base: 'bela-2' }, players: ['Mike', 'Yetta'], dealer: 1, hands }
    const text = JSON.stringify({ ...game, 'x-created-at': Date.UTC(2026, 0, 5, 20, 15) })
    await openFile(page, said('openAFile'), { name: 'game.yuss', text })
    await page.getByRole('button', { name: said('keepGame', { state: 'new' }) }).click()
    await expect(page).toHaveURL(/\/bg\/game\/\?id=/)
    await page.goto('../bg/data/')
    const saved = await savedBy(page, () => page.getByRole('button', { name: said('saveAllHands') }).click())
    expect(saved.text.split('\r\n')[1]).toContain(';2026-01-05 22:15;')
  })
})

test('all hands are saved as one table, and for programs with commas, English headings and times in UTC', async ({
  page,
}) => {
  await putGames(page, [{ names: ['=Mike', 'Yetta'], hands: [FIRST] }])
  await page.goto('./data/')
  const save = (name: string) => savedBy(page, () => page.getByRole('button', { name }).click())
  const { text: own } = await save('Save all hands (CSV)')
  expect(own).toContain("'=Mike")
  expect(own.trim().split('\r\n')).toHaveLength(2)
  const { text } = await save('Save for programs (CSV)')
  const [head, hand] = text.split('\r\n')
  expect(head).toMatch(/^game,begun,rules,player_1,/)
  expect(hand).toMatch(/^[^,]+,\d{4}-\d\d-\d\dT[\d:.]+Z,bela-2,'?=Mike,Yetta,,,1,/)
})

test('all data on a healthy phone can be read', async ({ page }) => {
  await page.goto('./data/')
  await expect(page.getByText('Nothing is stored here yet.')).toBeVisible()
})

test('all data on a phone that is used is counted by kind', async ({ page }) => {
  await putGames(page, [MIKES], { registers: CONTEST })
  await page.goto('./data/')
  await expect(page.getByText('Yuss can read everything here: a game and a contest.')).toBeVisible()
})

test('a record that cannot be read is named, can be deleted, and comes back', async ({ page }) => {
  await putGames(page, [MIKES], { registers: [...CONTEST, { key: 'stakes/a', v: 1, value: { game: -1 } }] })
  await page.goto('./data/')
  await expect(page.getByText('Yuss can read: a game and a contest.')).toBeVisible()
  await expect(page.getByText('damaged (value.')).toBeVisible()
  await page.getByRole('button', { name: 'Delete: Stakes of an evening' }).click()
  await expect(page.getByText('Yuss can read everything here: a game and a contest.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('button', { name: 'Delete: Stakes of an evening' })).toBeVisible()
})

test('a backup in place of everything names what is lost of every kind, and offers to save it first', async ({
  page,
  browser,
  baseURL,
}) => {
  const file = await saveBackup(page)
  const other = await otherPhone(browser, baseURL)
  const plan = { people: ['Ann', 'Ben', 'Cem'], pairing: 'same', sittingOut: 'turn', at: 1, after: 1 }
  await putGames(other.page, [MIKES], { registers: [...CONTEST, { key: 'evening/a', v: 1, value: plan }] })
  await open(other.page, file)
  await other.page.getByRole('radio', { name: /^Replace all data/ }).check()
  await expect(other.page.getByText('Games to be deleted: 1')).toBeVisible()
  await expect(other.page.getByText('Contests to be deleted: “Spring contest”.')).toBeVisible()
  await expect(other.page.getByText('Also to be deleted: people and pairs of an evening.')).toBeVisible()
  const saved = await fileSavedBy(other.page, () =>
    other.page.getByRole('button', { name: 'Save everything to a file' }).click(),
  )
  expect(gunzipSync(saved.bytes).toString()).toContain('Spring contest')
  await other.page.getByRole('button', { name: 'Replace all data' }).click()
  await expect(other.page.getByText('Deleted contests: “Spring contest”.')).toBeVisible()
  await other.close()
})
