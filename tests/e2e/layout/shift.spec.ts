import type { Page } from '@playwright/test'
import { byTheRulesOf } from '@/lib/messages/compiled/referee/asked'
import { claimWho } from '@/lib/messages/compiled/referee/claim'
import { openSheet } from '../support/before'
import { choose, LANGUAGES } from '../support/languages'
import { partsWith } from '../support/offline'
import { OUT } from '../support/pages'
import { finishedGame, runningGame, seed } from '../support/seeded'
import { settled } from '../support/settled'
import { shiftOf } from '../support/shift'
import { record } from '../support/table'
import { expect, test } from '../support/test'

/** Late content moves nothing that a player is about to read or tap, and new things move only if motion is wanted. */

/** The greatest allowed shift. It is next to nothing: a twentieth of the screen, moved by its own height. */
const LIMIT = 0.05

const OF_A_GAME = [`./history/game/?id=${finishedGame('bela-2')}`, `./game/?id=${runningGame('bela-2')}`]
const OF_RULES = ['./rules/', './rules/?q=tie', './referee/', './referee/claim/']
const PATHS = [
  ...['./', './settings/', './guide/', './new/', './history/', './players/'],
  ...[...OF_RULES, ...OF_A_GAME, `./game/?id=${finishedGame('bela-2')}`],
]

/** English texts that no page in another language contains. */
const ENGLISH = /New game|Settings|What is on the first screen|What players argue|Light or dark|One game/

/** A page as the browser drew it after a change. */
interface Drawn {
  readonly lang: string
  readonly dir: string
  readonly isShown: boolean
  readonly words: string
}

/** Notes the page before each frame that the browser draws. */
const noteFrames = (page: Page) =>
  page.addInitScript(() => {
    const drawn: Drawn[] = []
    Reflect.set(window, 'drawn', drawn)
    const look = () => {
      requestAnimationFrame(look)
      if (document.body === null) return
      const { lang, dir } = document.documentElement
      const isShown = getComputedStyle(document.body).visibility === 'visible'
      const words = isShown ? document.body.innerText.slice(0, 3000) : ''
      const last = drawn.at(-1)
      if (last?.words !== words || last.lang !== lang || last.dir !== dir) drawn.push({ lang, dir, isShown, words })
    }
    requestAnimationFrame(look)
  })

test.describe('while pages load', () => {
  test.use({ prefetch: 'links in view' })

  for (const [language, width, height] of [
    ['en', 390, 844],
    ['en', 1280, 800],
    ['ar-XB', 390, 844],
  ] as const)
    test(`in ${language}, ${width} wide, nothing is drawn before its words arrive, and nothing moves then`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height })
      await seed(page)
      await choose(page, language)
      await noteFrames(page)
      for (const path of PATHS) {
        await page.goto(path)
        await settled(page)
        expect.soft(await shiftOf(page), path).toBeLessThan(LIMIT)
        const drawn = await page.evaluate((): readonly Drawn[] => Reflect.get(window, 'drawn'))
        const shown = drawn.filter(({ isShown }) => isShown)
        expect(shown.length, path).toBeGreaterThan(0)
        const isOther = ({ lang, dir }: Drawn) => lang !== language || (dir || 'ltr') !== LANGUAGES[language]
        expect(drawn.filter(isOther), path).toEqual([])
        if (language === 'en') continue
        expect(
          shown.filter(({ words }) => ENGLISH.test(words)),
          path,
        ).toEqual([])
      }
    })
})

test('the links below a ruling come with it, even if it comes last', async ({ page }) => {
  let release = () => {}
  const released = new Promise<void>((done) => (release = done))
  for (const part of partsWith(OUT, claimWho))
    await page.route(`**/${part}`, (route) => released.then(() => route.continue()))
  const below = page.getByRole('link', { name: /^May I still say bela/ })
  await page.goto('./referee/claim/')
  await expect(page.getByLabel(byTheRulesOf)).toBeVisible()
  await expect(below).toHaveCount(0)
  release()
  await expect(below).toBeVisible()
  await settled(page)
  expect(await shiftOf(page)).toBeLessThan(LIMIT)
})

/** A tie: 61 points are held over, and the next hand decides who gets them. */
const TIE = { chips: ['Mike took hearts', 'Mary: last trick'], figures: [61, 51] }
const MADE = { chips: ['Mike took hearts', 'Mike: last trick'], figures: [120, 20] }

/** Returns the names of the animations that run on this page. */
const running = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .flatMap((one) => (one instanceof CSSAnimation ? [one.animationName] : []))
      .filter((name) => ['arrive', 'dry', 'count', 'go-over'].includes(name)),
  )

for (const reducedMotion of ['no-preference', 'reduce'] as const)
  test(`a saved hand has its final figures at once, and its animations end or never begin: ${reducedMotion}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion })
    await openSheet(page, { names: ['Mike', 'Mary'] })
    await record(page, TIE)
    await expect(page.getByText('Held over from hand 1')).toBeVisible()
    if (reducedMotion === 'reduce') expect(await running(page)).toEqual([])
    await record(page, MADE)
    if (reducedMotion === 'reduce') expect(await running(page)).toEqual([])
    const mikes = page.getByRole('region', { name: 'Mike', exact: true })
    await expect(mikes.getByText('191', { exact: true })).toBeVisible()
    await expect(page.getByText('Held over from hand 1')).toBeHidden()
    await expect.poll(() => running(page)).toEqual([])
  })
