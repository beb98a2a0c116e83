import { newGame } from '@/lib/messages/compiled/table/common'
import { OFFERED } from '@/lib/messages/offered'
import { expect, test } from './support/test'
import { wordsIn } from './support/words'

const COINCHE = 'Règles de la coinche\u00a0: ce que disent les sources'

test.describe('the page of a game', () => {
  test('the page of a game opens a new game with its rules, in its language', async ({ page }) => {
    const said = await wordsIn('fr')
    await page.goto('./fr/games/coinche/')
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(COINCHE)
    await page.getByRole('link', { name: 'Commencer une partie avec ces règles', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(said('coincheName'))
    await expect(page.getByRole('textbox')).toHaveCount(4)
    await expect(page.getByRole('radio', { name: '2000', exact: true })).toBeChecked()
    await expect.poll(() => new URL(page.url()).hash).toBe('')
    expect(new URL(page.url()).search).toBe('?game=coinche')
  })

  test('the page of a game links to the first page, to its languages and to questions', async ({ page }) => {
    await page.goto('./fr/')
    await page.getByRole('link', { name: 'Les jeux et leurs règles', exact: true }).click()
    await page.getByRole('link', { name: /^Belote coinchée/ }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(COINCHE)
    const question = page.locator('#belaDecides').getByRole('link')
    await expect(question).toHaveAttribute('href', /\/rules\/[a-z-]+\/#in=fr$/)
    await page.getByRole('link', { name: 'Hrvatski', exact: true }).click()
    await expect(page).toHaveURL(/\/hr\/games\/coinche\/$/)
    await expect(page.locator('html')).toHaveAttribute('lang', 'hr')
  })

  test('the page of a game needs no script, and fits on a small phone', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } })
    const page = await context.newPage()
    for (const language of Object.keys(OFFERED)) {
      await page.goto(`${baseURL ?? ''}${language}/games/bridge-belote/`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('h3').first()).toBeVisible()
      const wide = await page.locator('body').evaluate(({ scrollWidth }) => scrollWidth)
      expect(wide, language).toBeLessThanOrEqual(320)
    }
    await context.close()
  })
})

test('a question leads to the games', async ({ page }) => {
  await page.goto('./rules/tie/')
  await page.getByRole('link', { name: 'The rules of each game', exact: true }).click()
  await expect(page).toHaveURL(/\/en\/games\/$/)
  await expect(page.getByRole('link', { name: /^Bela \/ Clobyosh for two/ })).toBeVisible()
})

test('an address with an unknown game opens a plain new game', async ({ page }) => {
  await page.goto('./new/?game=tarot')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(newGame)
  await expect(page.getByRole('link', { name: /^Bela \/ Clobyosh for two/ })).toBeVisible()
})
