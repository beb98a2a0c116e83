import type { Page } from '@playwright/test'
import { putGames, won } from '../support/before'
import { expect, test } from '../support/test'

/** Wide windows: from a width of 1,024 on, a list and its item are side by side. */

const DESK = { width: 1280, height: 800 }
const PHONE = { width: 390, height: 844 }

test.use({ isMobile: false, viewport: DESK })

const title = (page: Page) => page.getByRole('heading', { level: 1 })

const said = (page: Page, words: string) => page.locator('h1, main').filter({ hasText: words }).first()

/** A game that Ann has won. */
const ANNS = won(0, { names: ['Ann', 'Ben'] })

/** Lists beside which an item opens: two items of each, what the page then says, and the address of the second. */
const LISTS = [
  {
    list: 'History',
    path: 'history/',
    items: [/Cat 190/, /Ann 190/],
    says: ['Cat won', 'Ann won'],
    at: /\/history\/game\/\?id=/,
  },
  {
    list: 'Players and pairs',
    path: 'players/',
    items: [/Ben/, /Ann/],
    says: ['0 of 1', '1 of 1'],
    at: /\?name=ann/,
  },
  {
    list: 'Rulings',
    path: 'referee/?game=ID',
    items: [/^May I claim/, /^Count this pile/],
    says: ['May I claim?', 'Count this pile'],
    at: /\/referee\/pile\/\?game=ID$/,
  },
] as const

for (const { list, path, items, says, at } of LISTS)
  test(`${list}: an item opens beside the list, by mouse and keyboard, and stays on a narrow screen`, async ({
    page,
  }) => {
    const [, id = ''] = await putGames(page, [ANNS, won(0, { names: ['Cat', 'Dan'] })])
    await page.goto(`./${path.replace('ID', id)}`)
    const pane = page.getByRole('navigation', { name: list })
    const [first, other] = [pane.getByRole('link', { name: items[0] }), pane.getByRole('link', { name: items[1] })]
    if (list !== 'History') await page.getByRole('link', { name: items[0] }).first().click()
    // The list alone has the same words and links. Only an item that is open is marked in it.
    await expect(first).toHaveAttribute('aria-current', /true|page/)
    await expect(said(page, says[0])).toBeVisible()
    await other.click()
    await expect(page).toHaveURL(new RegExp(at.source.replace('ID', id)))
    await expect(other).toHaveAttribute('aria-current', /true|page/)
    await expect(said(page, says[1])).toBeVisible()
    await page.goBack()
    await expect(first).toHaveAttribute('aria-current', /true|page/)
    await expect(said(page, says[0])).toBeVisible()
    await other.press('Enter')
    await expect(said(page, says[1])).toBeVisible()
    await expect(other).toBeFocused()
    await page.setViewportSize(PHONE)
    await expect(said(page, says[1])).toBeVisible()
    await expect(pane).toHaveCount(0)
  })

test('the form of a new game is beside the games, and keeps its input on a narrow screen', async ({ page }) => {
  await page.goto('./play/')
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
test('on a wide screen the first screen has the last games beside the present one', async ({ page }) => {
  await putGames(page, [ANNS])
  await page.goto('./play/')
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
  await page.goto('./play/')
  await expect(page.getByRole('region', { name: 'Ask the referee' }).getByRole('link')).toHaveCount(4)
  await page.getByRole('button', { name: 'Remove example' }).click()
  await expect(page.getByText('No game in progress')).toBeVisible()
  for (const path of ['history/', 'players/']) {
    await page.goto(`./${path}`)
    await expect(page.getByRole('main').getByRole('link', { name: 'New game' })).toBeVisible()
    await expect(page.getByRole('navigation')).toHaveCount(0)
  }
})

const index = (page: Page) => page.getByRole('navigation', { name: 'Rules' })
const group = (page: Page, name: string) => index(page).getByRole('heading', { name, exact: true })

test('a question opens beside the index, which stays, and Back leads to the last one', async ({ page }) => {
  await page.goto('./rules/')
  await group(page, 'Scoring the hand').click()
  await index(page).getByRole('link', { name: 'Both sides have equal points. Who scores?' }).click()
  await expect(page).toHaveURL(/\/rules\/tie\/$/)
  await expect(title(page)).toHaveText('Both sides have equal points. Who scores?')
  const tie = index(page).getByRole('link', { name: 'Both sides have equal points. Who scores?' })
  await expect(tie).toHaveAttribute('aria-current', 'page')
  await expect(tie).toBeInViewport()
  await group(page, 'Bela').click()
  const bela = index(page).getByRole('link', { name: 'What is bela worth?' })
  await bela.click()
  await expect(title(page)).toHaveText('What is bela worth?')
  await expect(index(page).locator('[aria-current]')).toHaveText('What is bela worth?')
  await page.goBack()
  await expect(title(page)).toHaveText('Both sides have equal points. Who scores?')
  await expect(tie).toHaveAttribute('aria-current', 'page')
  await expect(bela).toBeVisible()
})

test('a question opened by its address is visible in the index', async ({ page }) => {
  await page.goto('./rules/?q=revoke')
  const current = index(page).locator('[aria-current]')
  await expect(current).toBeInViewport()
  await expect(current).toContainText((await title(page).textContent()) ?? '')
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})

test('on a phone the index is neither in the page nor loaded, and on a tablet turned upright the open question stays', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  await page.goto('./rules/?q=tie')
  await page.waitForLoadState('networkidle')
  await expect(index(page)).toHaveCount(0)
  await page.setViewportSize(DESK)
  await expect(index(page)).toBeVisible()
  await page.setViewportSize(PHONE)
  await expect(title(page)).toHaveText('Both sides have equal points. Who scores?')
  await expect(index(page)).toHaveCount(0)
})
