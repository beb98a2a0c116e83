import type { Page } from '@playwright/test'
import { languageAutomatic } from '@/lib/messages/compiled/app/settings'
import { suit } from '@/lib/messages/compiled/terms/suit'
import { TRANSLATION } from '../../../scripts/tests/specs'
import { notWhole } from '../support/always-whole'
import { putGames } from '../support/before'
import { choose, LANGUAGES, pagesIn } from '../support/languages'
import { MADE_UP, speak, speakEnglish } from '../support/made-up'
import { wrongPlaces } from '../support/places'
import { seed } from '../support/seeded'
import { settled } from '../support/settled'
import { expect, test } from '../support/test'
import { wronglyTurned } from '../support/turned'
import { wordsIn, type Words } from '../support/words'
import { phonesIn, type Phone, type Screen, type View } from './screens'
import { TABLES } from './tables'

/**
 * Every screen of `screens.ts` and `tables.ts`, in its windows, with its text sizes, in its languages. English screens are also looked at
 * in the languages that are made up from it. Dark mode needs no look, because it moves nothing.
 */

// The 404 comes from the address of a missing page. Reduced motion shows the end of a game in its final place at once.
test.use({ expected: /status of 404/, contextOptions: { reducedMotion: 'reduce' } })

/** The parts of addresses and steps that a phone fills in: the ids of its games, and the words of its language. */
interface Fill {
  readonly ids: readonly string[]
  readonly said: Words
}

async function show(page: Page, { path, steps = [], isFollowed }: Screen, start: string, fill: Fill) {
  const address =
    path === undefined
      ? undefined
      : new URL(
          path.replace(/ID(\d)/, (_, at) => fill.ids[Number(at)] ?? ''),
          start,
        )
  const isOpen = new URL(page.url()).pathname === address?.pathname
  // If only its parameters change, only the address does, which Next follows: a load takes three times as long.
  if (isFollowed && isOpen) await page.evaluate((to) => history.pushState(null, '', to), address?.href)
  else if (address !== undefined) await page.goto(address.href)
  await settled(page)
  for (const step of steps) {
    await step(page, fill.said)
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

/** Returns the faults of the open screen in these windows. `wordsOf` changes the words of a window. */
async function faultsIn(
  page: Page,
  views: readonly View[],
  isInReach: boolean,
  wordsOf: () => Promise<void>,
): Promise<readonly string[]> {
  const wrong = new Set<string>()
  for (const [index, view] of views.entries()) {
    await take(page, view)
    await wordsOf()
    // A window of another size turns nothing round.
    const turned = index === 0 ? await wronglyTurned(page) : []
    const misplaced = view.asked === 'keys in reach' ? [] : await wrongPlaces(page, view.asked)
    const found = [...turned, ...(await notWhole(page, isInReach)), ...misplaced]
    for (const said of found) wrong.add(`${view.width}x${view.height}, ${view.text} %: ${said}`)
  }
  return [...wrong]
}

/** Returns the faults of the open screen in all of its windows, first in its own language and then in those made up from it. */
async function faultsOf(page: Page, { views, isInReach = false, madeUp = [] }: Screen): Promise<readonly string[]> {
  const wrong = [...(await faultsIn(page, views, isInReach, async () => {}))]
  if (madeUp.length === 0) return wrong
  for (const [language, words] of Object.entries(MADE_UP)) {
    const found = await faultsIn(page, madeUp, false, () => speak(page, words))
    wrong.push(...found.filter((fault) => !isShort(language, fault)).map((fault) => `${language}, ${fault}`))
    await speakEnglish(page)
  }
  return wrong
}

/**
 * Keys with one word, too long in the made-up language with long texts. Translators are told how short it must be. Those of forms
 * are side by side.
 */
const SHORT = [languageAutomatic, suit.diamonds]
const SHORT_IN_FORMS = ['Delete…', 'last trick', 'diamonds', 'hearts', 'spades', 'clubs', 'belote']
/** A key is called by its face, or by a label, which is not changed. */
const FACES = [...SHORT, ...SHORT_IN_FORMS].flatMap((face) => [face, MADE_UP['en-XA'].change(face)])

const isShort = (language: string, fault: string): boolean =>
  language === 'en-XA' && FACES.some((face) => fault.includes(`${face}”`))

const look = (language: string, { title, games, screens }: Phone) =>
  test.describe(language, () => {
    test.use(pagesIn(language))
    const name = `in ${language}, ${title} fit without being cut, covered, mirrored or beyond the side`
    // Only `npm run test:languages` looks at translations. The languages made up from English are longer and run the other way.
    test(name, { tag: language === 'en' ? [] : [TRANSLATION] }, async ({ page, baseURL }) => {
      await choose(page, language)
      const ids = games === undefined ? await seed(page) : await putGames(page, games)
      const fill = { ids, said: await wordsIn(language) }
      const wrong: string[] = []
      for (const screen of screens) {
        const [first] = screen.views
        if (first !== undefined) await take(page, first)
        await show(page, screen, baseURL ?? '', fill)
        wrong.push(...(await faultsOf(page, screen)).map((fault) => `${screen.path ?? 'then'} ${fault}`))
      }
      expect(wrong).toEqual([])
    })
  })

for (const language of LANGUAGES) for (const phone of phonesIn(language)) look(language, phone)
for (const table of TABLES) look('en', table)
