import { expectTotals, record, startGame } from './support/table'
import { expect, test } from './support/test'

test('a new phone shows an example that can be looked at', async ({ page }) => {
  await page.goto('./')
  const example = page.getByRole('link', { name: /^View example: Bela to 501, Mike 326, Yetta 213 points/ })
  await expect(example).toContainText('Example')
  await example.click()
  await expect(page).toHaveURL(/\/game\/\?id=/)
  await expect(page.getByText('Mike').first()).toBeVisible()
})

test('a removed example does not come back', async ({ page }) => {
  await page.goto('./')
  await page.getByRole('button', { name: 'Remove example' }).click()
  await expect(page.getByText('No game in progress')).toBeVisible()
  await page.reload()
  await expect(page.getByText('No game in progress')).toBeVisible()
  await expect(page.getByRole('link', { name: 'New game' })).toBeVisible()
})

test('the last changed game comes first, and the others under it', async ({ page }) => {
  for (const game of ['lehman', 'bela-3']) {
    await page.goto(`./new/?game=${game}`)
    await page.getByRole('button', { name: /^Start:/ }).click()
    await expect(page).toHaveURL(/\/game\/\?id=/)
  }
  await page.goto('./')
  await expect(page.getByRole('link', { name: /^(Continue|View example)/ })).toHaveText([
    /Bela for three to 501/,
    /Klaberjass \(Lehman\) to 500/,
    /Bela to 501/,
  ])
  await page.getByRole('link', { name: /^Continue: Bela for three to 501, Host 0, Left 0, Right 0/ }).click()
  await expect(page).toHaveURL(/\/game\/\?id=/)
})

test('nothing on the first screen moves when the games have been read', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.set(window, 'shift', 0)
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        Reflect.set(window, 'shift', Number(Reflect.get(window, 'shift')) + Number(Reflect.get(entry, 'value')))
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto('./')
  await expect(page.getByRole('link', { name: /^View example/ })).toBeVisible()
  expect(await page.evaluate(() => Number(Reflect.get(window, 'shift')))).toBeLessThan(0.05)
})

test('after the first own game the start shows its winner, and starts the next in one tap', async ({ page }) => {
  await startGame(page, { game: 'Bela / Clobyosh for two', names: ['Ann', 'Ben'], dealer: 'Ann' })
  const hand = { chips: ['Ann took spades', 'Ann: last trick', 'Ann: fifty (50)', 'Ann: Bela'], figures: [110, 10] }
  for (let count = 0; count < 3; count += 1) await record(page, hand)
  await expect(page.getByRole('heading', { name: 'Ann wins' })).toBeVisible()

  await page.goto('./')
  const last = page.getByRole('region', { name: 'Last game' })
  await expect(last).toContainText('Ann wins')
  await expect(page.getByText('Example')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Remove example' })).toHaveCount(0)
  await last.getByRole('link', { name: 'Open the sheet: Bela to 501, Ann 570, Ben 30 points, Ann wins' }).click()
  await expectTotals(page, { Ann: 570, Ben: 30 })

  await page.goto('./')
  await last.getByRole('button', { name: 'Rematch' }).click()
  await expect(page).toHaveURL(/\/game\/\?id=/)
  await expectTotals(page, { Ann: 0, Ben: 0 })
  await page.goto('./')
  await expect(page.getByRole('link', { name: /^Continue: Bela to 501, Ann 0, Ben 0/ })).toBeVisible()
  await expect(last).toHaveCount(0)
})

test('the start names the winner of a game, and after the last game that of the series', async ({ page }) => {
  const hand = { chips: ['Ann took spades', 'Ann: last trick', 'Ann: fifty (50)', 'Ann: Bela'], figures: [110, 10] }
  await page.goto('./new/?game=bela-2')
  await page.getByLabel('Player 1', { exact: true }).fill('Ann')
  await page.getByLabel('Player 2', { exact: true }).fill('Ben')
  await page.getByRole('radio', { name: 'Best of 3' }).click()
  await page.getByRole('button', { name: /^Start/ }).click()
  for (let count = 0; count < 3; count += 1) await record(page, hand)
  await expect(page.getByRole('button', { name: 'Game 2 of the series' })).toBeVisible()

  await page.goto('./')
  const last = page.getByRole('region', { name: 'Last game' })
  await expect(last.getByText('Ann wins', { exact: true })).toBeVisible()
  await last.getByRole('button', { name: 'Game 2 of the series' }).click()
  await expectTotals(page, { Ann: 0, Ben: 0 })
  for (let count = 0; count < 3; count += 1) await record(page, hand)
  await expect(page.getByText('Ann wins the series, 2 to 0')).toBeVisible()

  await page.goto('./')
  await expect(last.getByText('Ann wins the series, 2 to 0', { exact: true })).toBeVisible()
  await expect(last.getByRole('link', { name: /points, Ann wins the series, 2 to 0$/ })).toBeVisible()
})
