import { putGames, won } from './support/before'
import { choose, spoken } from './support/languages'
import { finishedGame, runningGame, seed } from './support/seeded'
import { shiftOf } from './support/shift'
import { expect, test } from './support/test'

/** Layout shift: late content moves nothing that a player is about to read or tap. */

test.use({ prefetch: 'links in view' })

/** The greatest allowed shift. It is next to nothing: a twentieth of the screen, moved by its own height. */
const LIMIT = 0.05

for (const { width, height } of [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
]) {
  test.describe(`a screen ${width} wide`, () => {
    test.use({ viewport: { width, height } })

    test('start, rules and lists stay in place while their parts load', async ({ page }) => {
      const [game] = await putGames(page, [won(0)])
      const shown = {
        './': page.getByRole('link', { name: /the sheet/i }),
        './new/': page.getByRole('link', { name: /Mike/ }),
        './rules/': page.getByRole('searchbox'),
        './rules/?q=tie': page.getByRole('searchbox'),
        './referee/': page.getByRole('link', { name: 'May I claim?' }),
        './referee/claim/': page.getByRole('combobox').first(),
        './history/': page.getByRole('listitem').filter({ hasText: /Mike/ }).first(),
        './players/': page.getByRole('listitem').filter({ hasText: /Mike/ }).first().first(),
        './settings/': page.getByText(/Saved on this device/),
        [`./game/?id=${game}`]: page.getByRole('heading', { name: 'Mike wins' }),
      }
      for (const [path, part] of Object.entries(shown)) {
        await page.goto(path)
        await expect(part).toBeVisible()
        expect.soft(await shiftOf(page), path).toBeLessThan(LIMIT)
      }
    })
  })
}

/** A page as the browser drew it after a change. */
interface Drawn {
  readonly lang: string
  readonly dir: string
  readonly isShown: boolean
  readonly words: string
}

const WORDS: Readonly<Record<string, Readonly<Record<string, RegExp>>>> = {
  bg: {
    './': /Нова игра/,
    './settings/': /Настройки/,
    './rules/': /Правила/,
    './guide/': /Какво има на началния екран/,
  },
}

const WAYS: Readonly<Record<string, string>> = { bg: 'ltr', 'ar-XB': 'rtl' }

/** English texts that no page in another language contains. */
const ENGLISH = /New game|Settings|What is on the first screen|What players argue|Light or dark|One game/

for (const [language, way] of Object.entries(WAYS)) {
  test(`in ${language} nothing is drawn before its words arrive, and nothing moves then`, async ({ page }) => {
    await seed(page)
    await choose(page, language)
    // Looks at the page before each frame that the browser draws.
    await page.addInitScript(() => {
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
    const paths = [
      ...Object.keys(WORDS['bg'] ?? {}),
      './history/',
      './players/',
      `./game/?id=${runningGame('bela-2')}`,
      `./history/game/?id=${finishedGame('bela-2')}`,
      './referee/claim/',
      './rules/?q=tie',
    ]
    for (const path of paths) {
      await page.goto(path)
      await spoken(page)
      expect.soft(await shiftOf(page), path).toBeLessThan(LIMIT)
      const drawn = await page.evaluate((): readonly Drawn[] => Reflect.get(window, 'drawn'))
      const shown = drawn.filter(({ isShown }) => isShown)
      expect(shown.length, path).toBeGreaterThan(0)
      expect(
        drawn.filter(({ lang, dir }) => lang !== language || dir !== way),
        path,
      ).toEqual([])
      expect(
        shown.filter(({ words }) => ENGLISH.test(words)),
        path,
      ).toEqual([])
      const expected = WORDS[language]?.[path]
      if (expected !== undefined) expect(shown.at(-1)?.words, path).toMatch(expected)
    }
  })
}
