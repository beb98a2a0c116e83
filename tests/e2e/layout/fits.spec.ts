import type { Page } from '@playwright/test'
import { MADE_UP } from '../../../scripts/messages/made-up.mjs'
import { PSEUDO } from '../../../scripts/messages/pseudo'
import { TRANSLATION } from '../../../scripts/tests/specs'
import { notWhole } from '../support/always-whole'
import { putGames } from '../support/before'
import { choose, LANGUAGES } from '../support/languages'
import { wrongPlaces } from '../support/places'
import { seed } from '../support/seeded'
import { settled } from '../support/settled'
import { expect, test } from '../support/test'
import { wronglyTurned } from '../support/turned'
import { wordsIn, type Words } from '../support/words'
import { phonesIn, type Phone, type Screen, type View } from './screens'
import { TABLES } from './tables'

/**
 * Every screen of `screens.ts` and `tables.ts`, in its windows, with its text sizes, in its languages. Dark mode needs no look, because it moves
 * nothing.
 */

// The 404 comes from the address of a missing page. Reduced motion shows the end of a game in its final place at once.
test.use({ expected: /status of 404/, contextOptions: { reducedMotion: 'reduce' } })

async function show(page: Page, { path, steps = [], isFollowed }: Screen, ids: readonly string[], said: Words) {
  const address = path?.replace(/ID(\d)/, (_, index) => ids[Number(index)] ?? '')
  const isOpen = new URL(page.url()).pathname === `/${address?.replace(/[?#].*/, '')}`
  // If only its parameters change, only the address does, which Next follows: a load takes three times as long.
  if (isFollowed && isOpen) await page.evaluate((to) => history.pushState(null, '', to), `/${address}`)
  else if (address !== undefined) await page.goto(`./${address}`)
  await settled(page)
  for (const step of steps) {
    await step(page, said)
    await settled(page)
  }
  await expect(page.locator('h1, h2').first()).toBeAttached()
}

/** Changes the window and its text in place, scrolls all to the top, and waits until the page is drawn for it. */
async function take(page: Page, { width, height, text }: View): Promise<void> {
  const size = text === 100 ? '' : `${text}%`
  const before = page.viewportSize()
  const isSame = before?.width === width && before.height === height
  if (!isSame) await page.setViewportSize({ width, height })
  await page.evaluate(
    async ({ height, size, isSame }) => {
      const { style } = document.documentElement
      const isToDraw = !isSame || style.fontSize !== size
      style.fontSize = size
      const probe = document.createElement('div')
      probe.style.cssText = 'position: fixed; height: 100svh; visibility: hidden'
      document.body.append(probe)
      const state = () => `${document.documentElement.scrollHeight} ${document.body.innerHTML.length}`
      // A window is high at once, its 100svh a little later. Those of a page that scrolls sideways never match.
      for (let before = '', frames = 0; isToDraw && (frames < 3 || before !== state()); frames += 1) {
        before = probe.offsetHeight === height || frames > 50 ? state() : ''
        await new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
      }
      probe.remove()
      for (const part of document.querySelectorAll('*')) if (part.scrollTop !== 0) part.scrollTop = 0
    },
    { height, size, isSame },
  )
}

/** Returns the faults of the open screen in all of its windows. */
async function faultsOf(page: Page, { views, isInReach }: Screen): Promise<readonly string[]> {
  const wrong = new Set<string>()
  for (const [index, view] of views.entries()) {
    await take(page, view)
    // A window of another size turns nothing round.
    const turned = index === 0 ? await wronglyTurned(page) : []
    const misplaced = view.asked === 'keys in reach' ? [] : await wrongPlaces(page, view.asked)
    const found = [...turned, ...(await notWhole(page, isInReach)), ...misplaced]
    for (const said of found) wrong.add(`${view.width}x${view.height}, ${view.text} %: ${said}`)
  }
  return [...wrong]
}

/**
 * Keys with one word, too long in the made-up language with long texts. Translators are told how short it must be. Those of forms
 * are side by side.
 */
const SHORT = ['languageAutomatic', 'suit.diamonds']
const SHORT_IN_FORMS = ['Delete…', 'last trick', 'diamonds', 'hearts', 'spades', 'clubs', 'belote']

async function isKnown(language: string): Promise<(fault: string) => boolean> {
  if (language !== 'en-XA') return () => false
  const said = await wordsIn(language)
  const faces = [...SHORT.map((name) => said(name)), ...SHORT_IN_FORMS.map((words) => PSEUDO[language]?.(words))]
  return (fault) => faces.some((face) => fault.includes(`${face}”`))
}

/** Only `npm run test:languages` looks at translations. The made-up languages are longer and run the other way. */
const tagOf = (language: string) => (language === 'en' || language in MADE_UP ? [] : [TRANSLATION])

const look = (language: string, { title, games, screens }: Phone) => {
  const name = `in ${language}, ${title} fit without being cut, covered, mirrored or beyond the side`
  test(name, { tag: tagOf(language) }, async ({ page }) => {
    await choose(page, language)
    const ids = games === undefined ? await seed(page) : await putGames(page, games)
    const said = await wordsIn(language)
    const isShort = await isKnown(language)
    const wrong: string[] = []
    for (const screen of screens) {
      const [first] = screen.views
      if (first !== undefined) await take(page, first)
      await show(page, screen, ids, said)
      wrong.push(...(await faultsOf(page, screen)).map((fault) => `${screen.path ?? 'then'} ${fault}`))
    }
    expect(wrong.filter((fault) => !isShort(fault))).toEqual([])
  })
}

for (const language of Object.keys(LANGUAGES)) for (const phone of phonesIn(language)) look(language, phone)
for (const table of TABLES) look('en', table)
