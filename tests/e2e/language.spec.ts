import type { Page } from '@playwright/test'
import * as home from '@/lib/messages/compiled/app/home'
import { settingsTitle } from '@/lib/messages/compiled/app/settings'
import { rulesTitle, rulesTitleAbout } from '@/lib/messages/compiled/referee/lookup'
import { newGame } from '@/lib/messages/compiled/table/common'
import { OFFERED } from '@/lib/messages/offered'
import { PSEUDO } from '../../scripts/messages/pseudo'
import { openSheet } from './support/before'
import { choose } from './support/languages'
import { partsWith } from './support/offline'
import { OUT } from './support/pages'
import { fillHand } from './support/table'
import { expect, test } from './support/test'
import { wordsIn } from './support/words'

function inLanguage(language: string, text: string): string {
  const change = PSEUDO[language]
  if (change === undefined) throw new Error(`expected a made-up language, got ${language}`)
  return change(text)
}

/** Makes the browser ask for this language first. */
const browserIn = (page: Page, language: string) =>
  page.addInitScript((tag) => {
    Object.defineProperty(navigator, 'languages', { get: () => [tag, 'en'] })
  }, language)

const root = (page: Page) => page.locator('html')

test.describe('a chosen language', () => {
  test('the chosen language sets direction and name before the first paint, and then the words', async ({ page }) => {
    await choose(page, 'ar-XB')
    await page.goto('./')
    await expect(root(page)).toHaveAttribute('lang', 'ar-XB')
    await expect(root(page)).toHaveAttribute('dir', 'rtl')
    await expect(page.getByRole('link', { name: inLanguage('ar-XB', newGame) })).toBeVisible()
    await expect(page.getByText(home.homeAbout, { exact: true })).toHaveCount(0)
  })

  test('no tap is lost while more words of the language load', async ({ page }) => {
    const said = await wordsIn('de')
    await choose(page, 'de')
    // Only the messages that are not needed first arrive late.
    await page.route('**/de-2.*.js', async (route) => {
      await new Promise((done) => setTimeout(done, 2000))
      await route.continue()
    })
    await page.goto('./new/?game=bela-2')
    await page.getByRole('contentinfo').getByRole('button').click()
    await page.getByRole('button', { name: said('recordHand', { number: 1 }), exact: true }).waitFor()
    await page.reload()
    await page.getByRole('button', { name: said('moreLabel'), exact: true }).click()
    const menu = page.getByRole('dialog', { name: said('moreLabel'), exact: true })
    await expect(menu.getByText(said('deleteTool'), { exact: true })).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expect(menu).toBeVisible()
  })

  test('every screen opened later is in the chosen language', async ({ page }) => {
    await choose(page, 'en-XA')
    await page.goto('./')
    await page.getByRole('link', { name: new RegExp(`^${inLanguage('en-XA', settingsTitle)}`) }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(inLanguage('en-XA', settingsTitle))
  })

  test('a screen opened before its words have come is shown with them, and never in English', async ({ page }) => {
    await choose(page, 'en-XA')
    await page.addInitScript((english) => {
      const look = () => {
        if (document.querySelector('h1')?.textContent === english) Reflect.set(window, 'wasEnglish', true)
      }
      new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true })
    }, rulesTitle)
    for (const part of partsWith(OUT, inLanguage('en-XA', rulesTitleAbout)))
      await page.route(`**/${part}`, async (route) => {
        await new Promise((done) => setTimeout(done, 2000))
        await route.continue()
      })
    await page.goto('./')
    await page.getByRole('link', { name: new RegExp(`^${inLanguage('en-XA', rulesTitle)}`) }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(inLanguage('en-XA', rulesTitle))
    expect(await page.evaluate(() => Reflect.get(window, 'wasEnglish'))).toBeUndefined()
  })

  test('half a hand is kept when another language is chosen', async ({ page }) => {
    await openSheet(page)
    await page.getByRole('button', { name: 'Record hand 1' }).click()
    await fillHand(page, { chips: ['Mike took spades', 'Yetta: last trick'], figures: [70, 45] })
    await expect(page.getByRole('button', { name: 'Save hand 1' })).toBeEnabled()
    const address = page.url()
    await page.goto('./settings/')
    await page.getByRole('radio', { name: 'Deutsch' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Einstellungen')
    await page.goto(address)
    await expect(page.getByRole('button', { name: 'Mike spielt Pik', pressed: true })).toBeVisible()
  })
})

test.describe('a language that only the browser has chosen', () => {
  test.beforeEach(({ page }) => browserIn(page, 'en-XA'))

  test('the app announces the browser’s language and offers English, which then stays', async ({ page }) => {
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

test.describe('words that do not arrive', () => {
  test.use({ expected: /ERR_FAILED|Loading chunk|ChunkLoadError/ })

  test('a page stays in English if the words do not arrive', async ({ page }) => {
    await choose(page, 'en-XA')
    for (const part of partsWith(OUT, inLanguage('en-XA', newGame)))
      await page.route(`**/${part}`, (route) => route.abort())
    await page.goto('./')
    await expect(page.getByRole('link', { name: newGame, exact: true })).toBeVisible()
    await expect(root(page)).toHaveAttribute('lang', 'en')
  })
})

test.describe('the page of a language', () => {
  test('the page of a language explains the app in it and leads to a start in it', async ({ page }) => {
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

  test('the page of a language has a text for old browsers, a manifest and its draft state', async ({
    page,
    request,
  }) => {
    for (const [language, { draft = false, name }] of Object.entries(OFFERED)) {
      if (language === 'en') continue
      const said = await wordsIn(language)
      await page.goto(`./${language}/`)
      const old = page.locator('.old-browser')
      await expect(old, name).toBeHidden()
      await expect(old).toHaveText(said('tooOld').replace(/<[^>]+>/g, ''))
      await expect(page.getByText(said('landingDraft'))).toHaveCount(draft ? 1 : 0)
      const address = await page.locator('link[rel=manifest]').evaluate((link) => Reflect.get(link, 'href'))
      const manifest = await (await request.get(String(address))).json()
      expect(manifest).toMatchObject({ lang: language, id: '/', description: said('appAbout') })
      const inIt: readonly { readonly url?: string; readonly src?: string }[] = [
        { url: manifest.start_url },
        ...manifest.shortcuts,
        ...manifest.icons,
        ...manifest.screenshots,
      ]
      for (const { url, src } of inIt)
        expect((await request.get(new URL(url ?? src ?? '', String(address)).href)).status(), url ?? src).toBe(200)
    }
  })
})
