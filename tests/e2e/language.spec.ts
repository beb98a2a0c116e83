import type { Page } from '@playwright/test'
import * as home from '@/lib/messages/compiled/app/home'
import { settingsTitle } from '@/lib/messages/compiled/app/settings'
import { newGame } from '@/lib/messages/compiled/table/common'
import { PSEUDO } from '../../scripts/messages/pseudo.mjs'
import { fillHand, startGame } from './support/table'
import { expect, test } from './support/test'

function inLanguage(language: string, text: string): string {
  const change = PSEUDO[language]
  if (change === undefined) throw new Error(`there is no language ${language}`)
  return change(text)
}

/** A phone on which somebody has chosen this language. */
const choose = (page: Page, language: string) =>
  page.addInitScript((tag) => localStorage.setItem('yuss-language', tag), language)

/** A phone whose browser asks for this language first. */
const browserIn = (page: Page, language: string) =>
  page.addInitScript((tag) => {
    Object.defineProperty(navigator, 'languages', { get: () => [tag, 'en'] })
  }, language)

const root = (page: Page) => page.locator('html')

test.describe('a language that was chosen', () => {
  test('has its way and its name before anything is drawn, and the page its words', async ({ page }) => {
    await choose(page, 'ar-XB')
    await page.goto('./')
    await expect(root(page)).toHaveAttribute('lang', 'ar-XB')
    await expect(root(page)).toHaveAttribute('dir', 'rtl')
    await expect(page.getByRole('link', { name: inLanguage('ar-XB', newGame) })).toBeVisible()
    await expect(page.getByText(home.homeAbout, { exact: true })).toHaveCount(0)
  })

  test('is said on every screen that is opened later', async ({ page }) => {
    await choose(page, 'en-XA')
    await page.goto('./')
    await page.getByRole('link', { name: new RegExp(`^${inLanguage('en-XA', settingsTitle)}`) }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(inLanguage('en-XA', settingsTitle))
  })

  test('loses nothing of half a hand when another is chosen', async ({ page }) => {
    await startGame(page, { game: 'Bela / Clobyosh for two', names: ['Mike', 'Yetta'], dealer: 'Mike' })
    await page.getByRole('button', { name: 'Record hand 1' }).click()
    await fillHand(page, { chips: ['Mike took in spades', 'Yetta: shtoch'], figures: [70, 45] })
    await expect(page.getByRole('button', { name: 'Save hand 1' })).toBeEnabled()
    const address = page.url()
    await choose(page, 'en-XA')
    await page.goto('./')
    await page.goto(address)
    await expect(root(page)).toHaveAttribute('lang', 'en-XA')
    await expect(page.getByRole('button', { name: /^Mike ţ.* šp/, pressed: true })).toBeVisible()
  })
})

test.describe('a language that only the browser has chosen', () => {
  test.beforeEach(({ page }) => browserIn(page, 'en-XA'))

  test('is told, with English one tap away, which stays', async ({ page }) => {
    await page.goto('./')
    await expect(page.getByRole('link', { name: inLanguage('en-XA', newGame) })).toBeVisible()
    await page.getByRole('button', { name: 'English', exact: true }).click()
    await expect(page.getByRole('link', { name: newGame, exact: true })).toBeVisible()
    await expect(root(page)).toHaveAttribute('lang', 'en')
    await page.goto('./settings/')
    await expect(page.getByRole('heading', { name: settingsTitle, level: 1 })).toBeVisible()
    await expect(page.getByRole('button', { name: 'English', exact: true })).toHaveCount(0)
  })
})

test.describe('words that do not come', () => {
  test.use({ expected: /ERR_FAILED|Loading chunk|ChunkLoadError/ })

  test('leave the page in English', async ({ page }) => {
    await choose(page, 'en-XA')
    await page.route('**/en-XA-*.js', (route) => route.abort())
    await page.goto('./')
    await expect(page.getByRole('link', { name: newGame, exact: true })).toBeVisible()
    await expect(root(page)).toHaveAttribute('lang', 'en')
  })
})

test.describe('the page of a language', () => {
  test('tells in it what the app does, and leads to a start that is read in it from then on', async ({ page }) => {
    await page.goto('./de/')
    await expect(root(page)).toHaveAttribute('lang', 'de')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Yuss')
    await page.getByRole('link', { name: 'Yuss öffnen' }).click()
    await expect(page.getByRole('link', { name: 'Neue Partie', exact: true })).toBeVisible()
    await expect.poll(() => new URL(page.url()).hash).toBe('')
    await page.reload()
    await expect(page.getByRole('link', { name: 'Neue Partie', exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: 'English', exact: true })).toHaveCount(0)
  })
})
