import type { Page } from '@playwright/test'
import { OPEN_EVENING } from '@/lib/engine/stats/series'
import { FIRST, openSheet, putGames, won } from './support/before'
import { forbiddenInAnyLight } from './support/forbidden'
import { seenIn } from './support/picture'
import { fileSavedBy } from './support/profiles'
import { stepsWalkedBack } from './support/steps'
import { expectTotals, fillHand, openHand, openSummary, record, saveHand } from './support/table'
import { expect, test } from './support/test'

/** A hand that Yetta wins, 190 to 10. */
const YETTAS = {
  chips: ['Yetta took spades', 'Yetta: last trick', 'Yetta: fifty (50)', 'Yetta: Bela'],
  figures: [10, 110],
}

/** Returns the line of the only finished game that contains these words. */
const lineOf = (page: Page, words: RegExp) => page.getByRole('listitem').filter({ hasText: words }).getByRole('link')

test('in a best of three the winner deals first, and a decided series starts another in one tap', async ({ page }) => {
  await openSheet(page, won(1, { series: { kind: 'new', bestOf: 3 } }))
  await page.getByRole('button', { name: 'Game 2 of the series' }).click()
  await expectTotals(page, { Mike: 0, Yetta: 0 })
  await expect(page.getByRole('region', { name: 'Yetta', exact: true })).toContainText('deals')
  await record(page, YETTAS)
  await expect(page.getByText('Yetta wins the series, 2 to 0')).toBeVisible()

  await openSummary(page)
  await expect(page.getByRole('heading', { name: 'Best of three' })).toBeVisible()
  await expect(page.getByText('Yetta won the series, 2 to 0')).toBeVisible()
  await page.getByRole('button', { name: 'New series' }).click()
  await expect(page).toHaveURL(/\/game\/\?id=/)
  await expectTotals(page, { Mike: 0, Yetta: 0 })

  await page.goto('./players/?name=yetta')
  await expect(page.getByText('2 of 2 games')).toBeVisible()
  await page.getByRole('button', { name: 'What the figures mean' }).click()
  await expect(page.getByRole('dialog').getByText('1 of 1', { exact: true })).toBeVisible()
})

test('correcting an old game changes its winner and the figures', async ({ page }) => {
  await putGames(page, [won(0)])
  const expectWon = async (games: Readonly<Record<string, string>>) => {
    await page.goto('./players/')
    for (const [name, value] of Object.entries(games)) await expect(lineOf(page, new RegExp(name))).toContainText(value)
  }
  await expectWon({ Mike: '1 of 1', Yetta: '0 of 1' })

  await page.goto('./history/')
  await lineOf(page, /Mike 190/).click()
  await page.getByRole('link', { name: 'Open the sheet' }).click()
  await (await openHand(page, 1)).getByRole('button', { name: 'Correct' }).click()
  await fillHand(page, { chips: [], figures: [10, 110] })
  await saveHand(page)
  await expect(page.getByRole('status').filter({ hasText: 'Yetta wins with 200.' })).toBeAttached()
  await expectWon({ Mike: '0 of 1', Yetta: '1 of 1' })
  await page.goto('./history/')
  await expect(lineOf(page, /Yetta 200 won/)).toBeVisible()
})

test('a game can be hidden, found again and deleted, and each step undone', async ({ page }) => {
  await openSheet(page, won(0))
  await openSummary(page)
  await page.getByRole('button', { name: 'Archive' }).click()
  await expect(page.getByText('The game was archived. It still counts in statistics.')).toBeVisible()
  await page.getByRole('link', { name: 'History', exact: true }).click()
  await expect(lineOf(page, /Mike 190/)).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(lineOf(page, /Mike 190/)).toBeVisible()

  await lineOf(page, /Mike 190/).click()
  await page.getByRole('button', { name: 'Delete…' }).click()
  await page.getByRole('button', { name: 'Delete this game' }).click()
  await expect(page).toHaveURL(/\/history\/$/)
  await expect(page.getByText('The game was deleted.')).toBeVisible()
  await expect(lineOf(page, /Mike 190/)).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await lineOf(page, /Mike 190/).click()
  await page.getByRole('link', { name: 'Open the sheet' }).click()
  await expectTotals(page, { Mike: 190, Yetta: 10 })
})

test('a game can also be deleted from its sheet, and restored in the history', async ({ page }) => {
  await openSheet(page)
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByRole('dialog', { name: 'Delete this game' }).getByRole('button', { name: 'Delete' }).click()
  await expect(page).toHaveURL(/\/history\/$/)
  await expect(page.getByText('The game was deleted.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(lineOf(page, /Mike 0/)).toBeVisible()
})

test('games are found by player, result and note, and the address keeps the filter', async ({ page }) => {
  await openSheet(page, won(0), { names: ['Ned', 'Yetta'] })
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('button', { name: /^Note/ }).click()
  await page.getByRole('textbox', { name: 'Note' }).fill('rain all evening')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await stepsWalkedBack(page)

  await page.goto('./history/')
  await page.getByText('Find a game').click()
  await page.getByLabel(/^Text in a note/).fill('RAIN')
  await expect(lineOf(page, /Ned/)).toBeVisible()
  await expect(lineOf(page, /Mike 190/)).toHaveCount(0)
  await expect(page).toHaveURL(/text=RAIN/)

  await page.getByRole('button', { name: 'Show all games' }).click()
  await page.getByLabel('Player or pair').selectOption('Mike')
  await page.getByRole('radio', { name: 'Won' }).click()
  await expect(lineOf(page, /Mike 190/)).toBeVisible()
  await expect(lineOf(page, /Ned/)).toHaveCount(0)
  await page.reload()
  await expect(lineOf(page, /Mike 190/)).toBeVisible()
  await expect(lineOf(page, /Ned/)).toHaveCount(0)
  await page.getByText('Find a game').click()
  await page.getByRole('radio', { name: 'Lost' }).click()
  await expect(page.getByText('No games found')).toBeVisible()
})

test('a player is renamed and merged with another, and every sheet shows the new name', async ({ page }) => {
  await putGames(page, [won(0), won(0, { names: ['Mick', 'Yetta'] })])
  await page.goto('./players/?name=mick')
  await page.getByRole('button', { name: 'Rename, merge' }).click()
  const dialog = page.getByRole('dialog', { name: 'Mick' })
  await dialog.getByLabel('Name', { exact: true }).fill('Mike')
  await expect(dialog.getByText('Mike is already on the list')).toBeVisible()
  await dialog.getByRole('button', { name: 'Merge players' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Mike' })).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('2 of 2 games', { exact: true })).toBeVisible()

  await page.goto('./history/')
  await expect(page.getByRole('listitem').filter({ hasText: 'Mike' })).toHaveCount(2)
  await page.getByRole('listitem').filter({ hasText: 'Mike 190' }).first().getByRole('link').click()
  await page.getByRole('link', { name: 'Open the sheet' }).click()
  await expect(page.getByRole('heading', { name: 'Mike', exact: true })).toBeVisible()
  await expect(page.getByText('Mick')).toHaveCount(0)
})

test('two players of one table are not merged, and a merge of others can be undone', async ({ page }) => {
  await putGames(page, [{ hands: [FIRST] }, { names: ['Mick', 'Yetta'], hands: [FIRST] }])
  await page.goto('./players/?name=mick')
  await page.getByRole('button', { name: 'Rename, merge' }).click()
  const dialog = page.getByRole('dialog', { name: 'Mick' })
  await dialog.getByLabel('Name', { exact: true }).fill('Yetta')
  await dialog.getByRole('button', { name: 'Merge players' }).click()
  await expect(dialog.getByText('were together at one table or on one evening, so they are two people')).toBeVisible()
  await dialog.getByLabel('Name', { exact: true }).fill('Mike')
  await dialog.getByRole('button', { name: 'Merge players' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Mike' })).toBeVisible()
  await expect(page.getByText('Mick is now Mike.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Mick' })).toBeVisible()
  await expect(page.getByText('Mick is now Mike.')).toBeHidden()
  await page.getByRole('link', { name: 'Players', exact: true }).click()
  await expect(lineOf(page, /^M?\s*Mike/)).toBeVisible()
  await expect(lineOf(page, /^M?\s*Mick/)).toBeVisible()
})

test('a name without a player says so, and no text of the address is on the page', async ({ page }) => {
  await openSheet(page, won(0))
  for (const address of ['./players/?name=Call+this+number', './players/?name=mike&with=Call+this+number']) {
    await page.goto(address)
    await expect(page.getByText('No one has played here by that name')).toBeVisible()
    await expect(page.getByText('Call this number', { exact: false })).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Players and pairs')
  }
  await page.goto('./history/?player=Call+this+number')
  await page.getByText('Find a game').click()
  await expect(page.getByLabel('Player or pair')).toContainText('No one has played here by that name')
  await expect(page.getByText('Call this number', { exact: false })).toHaveCount(0)
})

test('an open evening counts the games of each player and never ends by itself', async ({ page }) => {
  await openSheet(page, won(0, { series: { kind: 'new', bestOf: OPEN_EVENING } }))
  await page.getByRole('button', { name: 'Game 2 of the series' }).click()
  await expectTotals(page, { Mike: 0, Yetta: 0 })
  await record(page, YETTAS)
  await openSummary(page)
  await expect(page.getByRole('heading', { name: 'Unlimited' })).toBeVisible()
  await expect(page.getByText('Level, 1 to 1')).toBeVisible()
})

test('the charts of a game have a table with their data and make a picture', async ({ page }) => {
  await page.goto('./history/')
  await lineOf(page, /Example/).click()
  await expect(page.getByRole('img', { name: 'Running score' })).toBeVisible()
  await page.getByText('As a table').first().click()
  const table = page.getByRole('region', { name: 'Running score as a table' })
  await expect(table.getByRole('row')).toHaveCount(5)
  expect((await table.boundingBox())?.width, 'as wide as the page').toBeGreaterThan(340)
  await expect(table.getByRole('row').last()).toContainText('326')
  await expect(table.getByRole('row').last()).toContainText('Yetta went bate')
  const drawn = await page.getByRole('img', { name: 'Running score' }).boundingBox()
  const send = page.getByRole('button', { name: 'Send as a picture' }).first()
  const { name, bytes } = await fileSavedBy(page, () => send.click())
  expect(name).toBe('running-score.png')
  // The picture is three times the size of the chart, with a margin of 24 on all sides and 64 for the title and the score.
  const size = { width: 3 * ((drawn?.width ?? 0) + 48), height: 3 * ((drawn?.height ?? 0) + 48 + 64) }
  const picture = await seenIn(page, bytes, { title: [24, 50], note: [54, 76], chart: [88, 88 + (drawn?.height ?? 0)] })
  expect(picture).toEqual({ ...size, bare: [] })
})

test('a finished game makes a picture of its result', async ({ page }) => {
  await openSheet(page, won(0))
  await openSummary(page)
  const send = page.getByRole('button', { name: 'Send the result as a picture' })
  const { name, bytes } = await fileSavedBy(page, () => send.click())
  expect(name).toMatch(/^mike-wins-\d+-\w+-\d{4}\.png$/)
  // One pixel of the page is three of the picture. Its bands: heading, totals, chart, foot.
  const bands = { heading: [36, 70], totals: [130, 210], chart: [260, 400], foot: [415, 445] } as const
  expect(await seenIn(page, bytes, bands)).toEqual({ width: 1080, height: 1350, bare: [] })
})

test('the example does not count in any figures', async ({ page }) => {
  await page.goto('./players/')
  await expect(page.getByText('No players yet')).toBeVisible()
})

test('the pages of history, games and players follow WCAG 2.2 AA, in light and dark', async ({ page }) => {
  const [game] = await putGames(page, [won(0)])
  const pages = [`./history/game/?id=${game}`, './history/', './players/', './players/?name=mike']
  for (const address of pages) {
    await page.goto(address)
    await expect(page.getByText('Mike').first()).toBeVisible()
    expect(await forbiddenInAnyLight(page)).toEqual([])
  }
})

test('the menu on a small phone scrolls to its question before a game is deleted', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await openSheet(page)
  await page.getByRole('button', { name: 'More', exact: true }).click()
  const menu = page.getByRole('dialog')
  await menu.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(menu.getByRole('button', { name: 'Delete', exact: true })).toBeInViewport({ ratio: 1 })
  await expect(menu.getByRole('button', { name: 'Cancel' })).toBeInViewport({ ratio: 1 })
})

test('a player keeps the chosen colour and letters in both lists', async ({ page }) => {
  await putGames(page, [{ names: ['Mike', 'Mary'], hands: [FIRST] }])
  await page.goto('./players/')
  await page.getByRole('link', { name: /Mike/ }).click()
  await page.getByRole('button', { name: /Rename/ }).click()
  await page.getByLabel('Initials').fill('MK')
  await page.getByRole('radio', { name: 'Teal' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await stepsWalkedBack(page)
  await page.goto('./players/')
  await expect(page.locator('[data-player=teal]', { hasText: 'MK' }).first()).toBeVisible()
  await page.goto('./history/')
  await expect(page.locator('[data-player=teal]', { hasText: 'MK' }).first()).toBeVisible()
})
