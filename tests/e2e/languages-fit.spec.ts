import type { Page } from '@playwright/test'
import { MADE_UP } from '../../scripts/messages/made-up.mjs'
import { brokenPlaces } from './support/broken-words'
import { wrongPlaces } from './support/places'
import { expect, test } from './support/test'
import { wordsIn } from './support/words'

/**
 * The word on a key is as short as can be, which a translator is told, and a made-up language is not: its words grow all the same.
 */
const isOfKey = (language: string, said: string) => language === 'en-XA' && said.includes('the face of')

/** Screens in other languages, on a small phone and on an ordinary one: one with longer texts and one that is mirrored among them. */

// Every control of every screen is looked at.
test.describe.configure({ timeout: 300_000 })

const PHONES = [
  [360, 640],
  [390, 844],
] as const

const PAGES = [
  './',
  './new/',
  './new/?game=bridge-belote',
  './history/',
  './players/',
  './house-rules/',
  './house-rules/?new=bela-3',
  './settings/',
  './data/',
  './share/',
  './guide/',
  './sources/',
  './referee/',
  './referee/runs/',
  './referee/play/',
  './rules/',
  './rules/tie/',
  './rules/compare/',
  './rules/terms/',
]

const shown = async (page: Page) => {
  await expect(page.locator('html:not([data-unsaid])')).toHaveCount(1)
  await page.waitForLoadState('networkidle')
}

async function wrongOn(page: Page, what: string, isGame = false): Promise<readonly string[]> {
  const wrong: string[] = []
  for (const [width, height] of PHONES) {
    await page.setViewportSize({ width, height })
    const found = [...(await brokenPlaces(page)), ...(isGame ? await wrongPlaces(page) : [])]
    wrong.push(...found.map((said) => `${what}, ${width}x${height}: ${said}`))
  }
  return wrong
}

for (const language of ['bg', 'de', ...Object.keys(MADE_UP)]) {
  test.describe(`in ${language}`, () => {
    test.beforeEach(({ page }) => page.addInitScript((tag) => localStorage.setItem('yuss-language', tag), language))

    test('every screen fits a phone: nothing is cut, covered or beyond the side', async ({ page }) => {
      const wrong: string[] = []
      for (const path of PAGES) {
        await page.goto(path)
        await shown(page)
        wrong.push(...(await wrongOn(page, `${language} ${path}`)))
      }
      expect(wrong.filter((said) => !isOfKey(language, said))).toEqual([])
    })

    test('so does a game: the sheet, the form, what explains a hand, the menu', async ({ page }) => {
      const said = await wordsIn(language)
      const wrong: string[] = []
      for (const game of ['bela-3', 'bridge-belote']) {
        const look = async (what: string) => wrong.push(...(await wrongOn(page, `${language} ${game} ${what}`, true)))
        await page.goto(`./new/?game=${game}`)
        await shown(page)
        await page.getByRole('contentinfo').getByRole('button').click()
        const key = page.getByRole('button', { name: said('recordHand', { number: 1 }), exact: true })
        await key.waitFor()
        await look('sheet')
        await key.click()
        await page.getByRole('button', { name: said('saveHandNumber', { number: 1 }), exact: true }).waitFor()
        await look('form')
        await page.goBack()
        await page.getByRole('button', { name: said('moreLabel'), exact: true }).click()
        await page.getByRole('dialog').waitFor()
        await look('menu')
      }
      expect(wrong.filter((said) => !isOfKey(language, said))).toEqual([])
    })
  })
}
