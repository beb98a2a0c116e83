import type { Page } from '@playwright/test'
import { openSheet } from '../support/before'
import { pagesIn } from '../support/languages'
import { finishedGame, runningGame, seed } from '../support/seeded'
import { settled } from '../support/settled'
import { shiftOf } from '../support/shift'
import { record } from '../support/table'
import { expect, test } from '../support/test'

/** Late content moves nothing that a player is about to read or tap, and new things move only if motion is wanted. */

/** The greatest allowed shift. It is next to nothing: a twentieth of the screen, moved by its own height. */
const LIMIT = 0.05

const OF_A_GAME = [`./history/game/?id=${finishedGame('bela-2')}`, `./game/?id=${runningGame('bela-2')}`]
const OF_RULES = ['./rules/', './rules/tie/', './rules/?q=tie', './referee/', './referee/claim/']
const PATHS = [
  ...['./', './play/', './settings/', './guide/', './new/', './history/', './players/'],
  ...[...OF_RULES, ...OF_A_GAME, `./game/?id=${finishedGame('bela-2')}`],
]

test.describe('while pages load', () => {
  test.use({ prefetch: 'links in view' })

  for (const [language, width, height] of [
    ['en', 390, 844],
    ['en', 1280, 800],
    ['bg', 390, 844],
  ] as const)
    test.describe(language, () => {
      test.use(pagesIn(language))

      test(`in ${language}, ${width} wide, nothing moves while pages load`, async ({ page }) => {
        await page.setViewportSize({ width, height })
        await seed(page)
        for (const path of PATHS) {
          await page.goto(path)
          await settled(page)
          expect.soft(await shiftOf(page), path).toBeLessThan(LIMIT)
        }
      })
    })
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
