import type { Page } from '@playwright/test'
import { putGames, won } from './support/before'
import { openExample } from './support/table'
import { expect, test } from './support/test'

/** A window 1,280 pixels wide. From 1,024 on, screens show a list and its item side by side. */

const DESK = { width: 1280, height: 800 }
const PHONE = { width: 390, height: 844 }

const title = (page: Page) => page.getByRole('heading', { level: 1 })

test.use({ isMobile: false })

/** A game that Ann has won. */
const ANNS = won(0, { names: ['Ann', 'Ben'] })

test.describe('beside a list', () => {
  test.use({ viewport: DESK })

  test('a game opens beside the list of games, by mouse and keyboard, and stays on a narrow screen', async ({
    page,
  }) => {
    await putGames(page, [ANNS, won(0, { names: ['Cat', 'Dan'] })])
    await page.goto('./history/')
    const games = page.getByRole('navigation', { name: 'History' })
    const first = games.getByRole('link', { name: /Cat 190/ })
    const second = games.getByRole('link', { name: /Ann 190/ })
    const main = page.getByRole('main')
    await expect(first).toHaveAttribute('aria-current', 'true')
    await expect(main).toContainText('Cat won')
    await second.click()
    await expect(page).toHaveURL(/\/history\/game\/\?id=/)
    await expect(second).toHaveAttribute('aria-current', 'true')
    await expect(main).toContainText('Ann won')
    await page.goBack()
    await expect(first).toHaveAttribute('aria-current', 'true')
    await expect(main).toContainText('Cat won')

    await second.press('Enter')
    await expect(main).toContainText('Ann won')
    await expect(second).toBeFocused()
    await page.setViewportSize(PHONE)
    await expect(main).toContainText('Ann won')
    await expect(games).toHaveCount(0)
  })

  test('a player opens beside the list of players, by keyboard too, and Back leads to the last one', async ({
    page,
  }) => {
    await putGames(page, [ANNS])
    await page.goto('./players/')
    const players = page.getByRole('navigation', { name: 'Players and pairs' })
    await expect(title(page)).toHaveText(/Ann|Ben/)
    const ben = players.getByRole('link', { name: /Ben/ })
    await ben.press('Enter')
    await expect(title(page)).toHaveText('Ben')
    await expect(ben).toHaveAttribute('aria-current', 'true')
    await expect(ben).toBeFocused()
    await expect(page.getByRole('main')).toContainText('0 of 1')
    await players.getByRole('link', { name: /Ann/ }).click()
    await expect(title(page)).toHaveText('Ann')
    await page.goBack()
    await expect(title(page)).toHaveText('Ben')
    await page.setViewportSize(PHONE)
    await expect(title(page)).toHaveText('Ben')
    await expect(players).toHaveCount(0)
  })

  test('a ruling opens beside the list of rulings and keeps the game that it is asked for', async ({ page }) => {
    await openExample(page)
    const game = new URL(page.url()).searchParams.get('id') ?? ''
    await page.goto(`./referee/?game=${game}`)
    await page.getByRole('link', { name: /^May I claim/ }).click()
    const rulings = page.getByRole('navigation', { name: 'Rulings' })
    await expect(title(page)).toHaveText('May I claim?')
    const pile = rulings.getByRole('link', { name: /^Count this pile/ })
    await pile.press('Enter')
    await expect(title(page)).toHaveText('Count this pile')
    await expect(page).toHaveURL(new RegExp(`/referee/pile/\\?game=${game}$`))
    await expect(pile).toBeFocused()
    await expect(pile).toHaveAttribute('aria-current', 'page')
    await page.setViewportSize(PHONE)
    await expect(title(page)).toHaveText('Count this pile')
    await expect(rulings).toHaveCount(0)
  })

  test('the form of a new game is beside the games, and keeps its input on a narrow screen', async ({ page }) => {
    await page.goto('./')
    await page.getByRole('link', { name: 'New game' }).click()
    const games = page.getByRole('navigation', { name: 'Other games' })
    const bela = games.getByRole('link', { name: 'Bela / Clobyosh for two' })
    await expect(bela).toHaveAttribute('aria-current', 'true')
    await page.getByLabel('Player 1', { exact: true }).fill('Ann')
    await page.setViewportSize(PHONE)
    await expect(games).toHaveCount(0)
    await expect(page.getByLabel('Player 1', { exact: true })).toHaveValue('Ann')
    await page.setViewportSize(DESK)
    const lehman = games.getByRole('link', { name: 'Klaberjass (Lehman)' })
    await lehman.click()
    await expect(lehman).toHaveAttribute('aria-current', 'true')
    await expect(page.getByLabel('Player 1', { exact: true })).toHaveValue('Ann')
    await games.getByRole('radio', { name: '4 players' }).click()
    const four = games.getByRole('link', { name: 'Klabberjass for four' })
    await four.press('Enter')
    await expect(page.getByLabel('Player 4', { exact: true })).toBeVisible()
    await expect(four).toHaveAttribute('aria-current', 'true')
    await expect(four).toBeFocused()
    // Choosing another game adds no step to the history: Back leads to the page with the link “New game”.
    await page.goBack()
    await expect(page).toHaveURL(/\/$/)
    await expect(page.getByRole('link', { name: 'New game' })).toBeVisible()
    await page.goForward()
    await page.getByRole('button', { name: /^Start/ }).click()
    await expect(page).toHaveURL(/\/game\/\?id=/)
    await page.goBack()
    await expect(page.getByRole('link', { name: 'New game' })).toBeVisible()
  })

  test('beside the index of rules are the most asked questions, answered for the chosen game', async ({ page }) => {
    await page.goto('./rules/')
    const asked = page.getByRole('region', { name: 'Often asked' })
    const tie = asked.getByRole('link', { name: /^Both sides have equal points/ })
    await expect(tie).toContainText('held over')
    const before = (await tie.textContent()) ?? ''
    await page.getByLabel('Whose rules').selectOption({ label: 'Klaberjass (Bicycle)' })
    await expect(tie).not.toHaveText(before)
    await tie.click()
    await expect(title(page)).toHaveText('Both sides have equal points. Who scores?')
  })
})

test('on a wide screen the first screen has the last games beside the present one', async ({ page }) => {
  await page.setViewportSize(DESK)
  await putGames(page, [ANNS])
  await page.goto('./')
  await page
    .getByRole('region', { name: 'Recent games' })
    .getByRole('link', { name: /Ann 190/ })
    .click()
  await expect(title(page)).toHaveText('Bela')
  await expect(page.getByRole('main')).toContainText('Ann won')
})

test('before the first game the referee is beside the start, and no empty list beside the text of a screen', async ({
  page,
}) => {
  await page.setViewportSize(DESK)
  await page.goto('./')
  await expect(page.getByRole('region', { name: 'Ask the referee' }).getByRole('link')).toHaveCount(4)
  await page.getByRole('button', { name: 'Remove example' }).click()
  await expect(page.getByText('No game in progress')).toBeVisible()
  for (const path of ['history/', 'players/']) {
    await page.goto(`./${path}`)
    await expect(page.getByRole('main').getByRole('link', { name: 'New game' })).toBeVisible()
    await expect(page.getByRole('navigation')).toHaveCount(0)
  }
})
