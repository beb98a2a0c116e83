import { putGames, UNNAMED, won } from './support/before'
import { shiftOf } from './support/shift'
import { expectTotals, record } from './support/table'
import { expect, test } from './support/test'

test('a new phone shows an example that can be looked at, and removed for good', async ({ page }) => {
  await page.goto('./play/')
  const example = page.getByRole('link', { name: /^View example: Bela to 501, Mike 326, Yetta 213 points/ })
  await expect(example).toContainText('Example')
  await example.click()
  await expect(page).toHaveURL(/\/game\/\?id=/)
  await expect(page.getByText('Mike').first()).toBeVisible()
  await page.goBack()
  await page.getByRole('button', { name: 'Remove example' }).click()
  await expect(page.getByText('No game in progress')).toBeVisible()
  await page.reload()
  await expect(page.getByText('No game in progress')).toBeVisible()
  await expect(page.getByRole('link', { name: 'New game' })).toBeVisible()
})

test('the last changed game comes first, and the others under it', async ({ page }) => {
  await putGames(page, [
    { rules: { base: 'lehman' }, names: UNNAMED },
    { rules: { base: 'bela-3' }, names: UNNAMED },
  ])
  await page.goto('./play/')
  await expect(page.getByRole('link', { name: /^(Continue|View example)/ })).toHaveText([
    /Bela for three to 501/,
    /Klaberjass \(Lehman\) to 500/,
    /Bela to 501/,
  ])
  await page.getByRole('link', { name: /^Continue: Bela for three to 501, Host 0, Left 0, Right 0/ }).click()
  await expect(page).toHaveURL(/\/game\/\?id=/)
})

test('nothing on the first screen moves when the games have been read', async ({ page }) => {
  await page.goto('./play/')
  await expect(page.getByRole('link', { name: /^View example/ })).toBeVisible()
  expect(await shiftOf(page)).toBeLessThan(0.05)
})

test('after the first own game the start shows its winner, and starts the next in one tap', async ({ page }) => {
  await putGames(page, [won(0, { names: ['Ann', 'Ben'] })])
  await page.goto('./play/')
  const last = page.getByRole('region', { name: 'Last game' })
  await expect(last).toContainText('Ann wins')
  await expect(page.getByText('Example')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Remove example' })).toHaveCount(0)
  await last.getByRole('link', { name: 'Open the sheet: Bela to 190, Ann 190, Ben 10 points, Ann wins' }).click()
  await expectTotals(page, { Ann: 190, Ben: 10 })

  await page.goto('./play/')
  await last.getByRole('button', { name: 'Rematch' }).click()
  await expect(page).toHaveURL(/\/game\/\?id=/)
  await expectTotals(page, { Ann: 0, Ben: 0 })
  await page.goto('./play/')
  await expect(page.getByRole('link', { name: /^Continue: Bela to 190, Ann 0, Ben 0/ })).toBeVisible()
  await expect(last).toHaveCount(0)
})

test('the start names the winner of a game, and after the last game that of the series', async ({ page }) => {
  await putGames(page, [won(0, { names: ['Ann', 'Ben'], series: { kind: 'new', bestOf: 3 } })])
  await page.goto('./play/')
  const last = page.getByRole('region', { name: 'Last game' })
  await expect(last.getByText('Ann wins', { exact: true })).toBeVisible()
  await last.getByRole('button', { name: 'Game 2 of the series' }).click()
  await expectTotals(page, { Ann: 0, Ben: 0 })
  await record(page, {
    chips: ['Ann took spades', 'Ann: last trick', 'Ann: fifty (50)', 'Ann: Bela'],
    figures: [110, 10],
  })
  await expect(page.getByText('Ann wins the series, 2 to 0')).toBeVisible()

  await page.goto('./play/')
  await expect(last.getByText('Ann wins the series, 2 to 0', { exact: true })).toBeVisible()
  await expect(last.getByRole('link', { name: /points, Ann wins the series, 2 to 0$/ })).toBeVisible()
})
