import type { Page } from '@playwright/test'
import { PSEUDO } from '../../scripts/messages/pseudo'
import { brokenPlaces } from './support/broken-words'
import { choose, LANGUAGES, spoken } from './support/languages'
import { exportedPages, OUT } from './support/pages'
import { wrongPlaces } from './support/places'
import { finishedGame, firstHandOf, HOUSE, runningGame, seed } from './support/seeded'
import { settled } from './support/settled'
import { stepsWalkedBack } from './support/steps'
import { expect, test } from './support/test'
import { wronglyTurned } from './support/turned'
import { wordsIn } from './support/words'

/**
 * Every screen in every language but English, on a small phone with forty games. `sweep.spec.ts` checks other sizes. Dark
 * mode needs no check, because it moves nothing.
 */

// Checking every control of every screen takes long.
test.describe.configure({ timeout: 300_000 })
const PHONE = { width: 360, height: 640 }

// The 404 comes from the address of a missing page. Reduced motion shows the end of a game in its final place at once.
test.use({ expected: /status of 404/, viewport: PHONE, contextOptions: { reducedMotion: 'reduce' } })

/** Keys with one word, too long in the made-up language with long texts. Translators are told how short it must be. */
const SHORT = ['languageAutomatic', 'suit.diamonds']

/** The same for keys that are side by side in a form. Some of them begin with a name. */
const SHORT_IN_FORMS = ['Delete…', 'last trick', 'diamonds', 'hearts', 'spades', 'clubs', 'belote']

const pages = exportedPages(OUT)

/** The ids of finished games on the phone; the `_ON` games in the next line are still running. */
const [BELA, BELOTE, THREE] = ['bela-2', 'bridge-belote', 'bela-3'].map(finishedGame)
const [BELA_ON, BELOTE_ON, THREE_ON] = ['bela-2', 'bridge-belote', 'bela-3'].map(runningGame)

const OF_GAMES = [
  ...[BELA, BELOTE, THREE, BELOTE_ON].map((id) => `history/game/?id=${id}`),
  ...[BELOTE, THREE, BELA_ON, BELOTE_ON, THREE_ON].map((id) => `game/?id=${id}`),
  'history/?player=mike',
  'history/?text=nothing',
  'players/?name=ned',
  'players/?name=ned&with=ann',
  'players/?name=nobody',
  `print/?id=${BELOTE}`,
  `screen/?game=${THREE}`,
  `screen/?game=${BELOTE_ON}`,
  `house-rules/?id=${HOUSE}`,
  `house-rules/print/?id=${HOUSE}`,
  `house-rules/change/?game=${BELOTE_ON}`,
  `referee/?game=${BELOTE_ON}`,
  `referee/claim/?game=${THREE_ON}`,
  `rules/?game=${BELOTE_ON}`,
  `rules/?q=tie&game=${BELOTE_ON}`,
]

const OTHERS = [
  ...['bela-2', 'bela-3', 'klabberjass-4', 'lehman', 'bridge-belote'].map((base) => `new/?game=${base}`),
  'house-rules/?new=bela-3',
  'house-rules/?id=none',
  'rules/compare/?one=bela-2&other=bridge-belote',
  'rules/?q=tie',
  'rules/?find=bela',
  'rules/?find=qqqqq',
  'game/?id=none',
  'history/game/?id=none',
  'share/#none',
  'together/#none',
  'contest/?new=1',
  'club/#none',
  'no/such/page/',
]

/** Loads a page. */
async function load(page: Page, path: string): Promise<void> {
  await page.goto(`./${path}`)
  await shown(page)
}

/** Opens a page. If only its parameters change, only the address does, which Next follows: a load takes three times as long. */
async function open(page: Page, path: string): Promise<void> {
  if (new URL(page.url()).pathname !== `/${path.replace(/[?#].*/, '')}`) return load(page, path)
  await page.evaluate((to) => history.pushState(null, '', to), `/${path}`)
  await shown(page)
}

/** Waits until the page has its words and nothing on it changes. */
async function shown(page: Page): Promise<void> {
  await spoken(page)
  await expect(page.getByRole('heading').first()).toBeVisible()
  await settled(page)
}

/** Returns the faults of the open screen, each after `what`. */
async function wrongOn(page: Page, what: string): Promise<readonly string[]> {
  const misplaced = (await wrongPlaces(page)).filter((said) => !said.endsWith(' is broken'))
  const found = new Set([...(await brokenPlaces(page)), ...misplaced, ...(await wronglyTurned(page))])
  return [...found].map((said) => `${what}: ${said}`)
}

for (const language of Object.keys(LANGUAGES).filter((tag) => tag !== 'en')) {
  test.describe(`screens in ${language}`, () => {
    test.beforeEach(async ({ page }) => {
      await seed(page)
      await choose(page, language)
    })

    /** Leaves out the faults of keys that are known to be too short for the made-up language with long texts. */
    async function without(wrong: readonly string[]): Promise<readonly string[]> {
      if (language !== 'en-XA') return wrong
      const said = await wordsIn(language)
      const faces = SHORT.map((name) => `the face of “${said(name)}” runs out of it`)
      return wrong.filter((one) => !faces.some((face) => one.endsWith(face)))
    }

    const sweeps = {
      'the pages of the app and what is not there': [...pages, ...OTHERS],
      'the games and players': OF_GAMES,
    }
    for (const [name, paths] of Object.entries(sweeps)) {
      test(`${name} fit without being cut, covered, mirrored or beyond the side`, async ({ page }) => {
        const wrong: string[] = []
        for (const path of paths.toSorted()) {
          await open(page, path)
          wrong.push(...(await wrongOn(page, `${language} /${path}`)))
        }
        expect(await without(wrong)).toEqual([])
      })
    }

    test('overlays of a sheet fit: the form, a hand explained, a claim and the menu', async ({ page }) => {
      const said = await wordsIn(language)
      const press = (name: string, facts = {}) =>
        page.getByRole('button', { name: said(name, facts), exact: true }).click()
      const dialog = page.getByRole('dialog')
      const wrong: string[] = []
      const look = async (what: string) => wrong.push(...(await wrongOn(page, `${language} ${what}`)))

      for (const [game, base] of [BELA, BELOTE, THREE].map((id, index) => [id, ['2', 'belote', '3'][index]] as const)) {
        await load(page, `game/?id=${game}&hand=${firstHandOf(game ?? '')}`)
        await dialog.waitFor()
        await look(`a hand of ${base}`)
      }
      await load(page, `game/?id=${THREE_ON}&claim=0.3.60.20.none`)
      await dialog.waitFor()
      await look('a claim')
      await load(page, `game/?id=${BELOTE_ON}`)
      await press('redealTool')
      await dialog.waitFor()
      await look('a redeal')
      for (const opens of [null, 'linkTool', 'needTool', 'endEarly', 'deleteTool', 'adjustTool']) {
        // Each dialog has its own address: a dialog is a step of the history, which the same address would inherit.
        await load(page, `game/?id=${BELOTE_ON}&look=${opens ?? 'menu'}`)
        await press('moreLabel')
        await dialog.waitFor()
        if (opens !== null) await press(opens)
        await settled(page)
        await look(`the menu, ${opens ?? 'open'}`)
      }
      // Closes the adjustment: otherwise it would be open again on the next visit.
      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'hidden' })
      await stepsWalkedBack(page)
      // Each form gets its own game, because an opened form is open again on the next visit.
      for (const [game, base] of [
        [BELA_ON, '2'],
        [BELOTE_ON, 'belote'],
        [THREE_ON, '3'],
      ] as const) {
        await load(page, `game/?id=${game}`)
        await press('recordHand', { number: 4 })
        // The name of the key also says what is still missing.
        await page.getByRole('button', { name: said('saveHandNumber', { number: 4 }) }).waitFor()
        await look(`the form of ${base}`)
      }
      const faces = language === 'en-XA' ? SHORT_IN_FORMS.map((words) => PSEUDO[language]?.(words)) : []
      const isTooShort = (one: string) => faces.some((face) => one.includes(`${face}”`))
      expect(wrong.filter((one) => !isTooShort(one))).toEqual([])
    })
  })
}

for (const language of Object.keys(LANGUAGES).filter((tag) => tag.length === 2 && tag !== 'en'))
  test(`the page about the app in ${language} fits`, async ({ page }) => {
    await page.goto(`./${language}/`)
    expect(await wrongOn(page, `/${language}/`)).toEqual([])
  })
