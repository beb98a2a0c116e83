import type { Page } from '@playwright/test'
import { putGames, won } from './support/before'
import { otherPhone } from './support/profiles'
import { backToTheSheet, expectTotals, fillHand, openHand, openSummary, record, saveHand } from './support/table'
import { expect, test } from './support/test'
import { translate, translatedTexts } from './support/translator'

/** Pages that the browser translates. The same steps are taken on two phones, and one of them is translated. */

type Steps = Readonly<Record<string, (page: Page) => Promise<unknown>>>

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' })
const link = (page: Page, name: string | RegExp) => page.getByRole('link', { name, exact: typeof name === 'string' })
const heading = (page: Page, name: string | RegExp) => expect(page.getByRole('heading', { name }).first()).toBeVisible()

/** Returns the readable lines of the screen. */
const linesOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    document.body.innerText
      .split('\n')
      .map((line) => line.replace(/\s+/g, ' ').trim())
      .filter((line) => line !== ''),
  )

async function differences(plain: Page, translated: Page) {
  const [own, other] = await Promise.all([linesOf(plain), linesOf(translated)])
  return { gone: own.filter((line) => !other.includes(line)), new: other.filter((line) => !own.includes(line)) }
}

/** Matches a line of only figures and signs. */
const FIGURES = /^[\d\s+−×=:.,–]*\d[\d\s+−×=:.,–]*$/

interface Playing {
  /** Takes each step on both phones, and compares the phones after it. The names of the players must stay untranslated. */
  readonly play: (steps: Steps, names: readonly string[]) => Promise<void>
}

const played = test.extend<Playing>({
  play: async ({ page: plain, browser, baseURL }, use) => {
    const other = await otherPhone(browser, baseURL)
    const { page: translated } = other
    await use(async (steps, names) => {
      for (const page of [plain, translated]) {
        await putGames(page, [won(0)])
        await page.goto('./play/')
        await expect(page.getByRole('link', { name: 'New game' })).toBeVisible()
        await page.waitForLoadState('networkidle')
      }
      await translate(translated)
      for (const [what, step] of Object.entries(steps)) {
        await test.step(what, async () => {
          await Promise.all([step(plain), step(translated)])
          // The browser translates a page again after a reload.
          await translate(translated)
          await expect.poll(() => differences(plain, translated), what).toEqual({ gone: [], new: [] })
          const texts = await translatedTexts(translated)
          expect(texts).not.toEqual([])
          expect(texts.filter((text) => FIGURES.test(text) || names.includes(text))).toEqual([])
        })
      }
    })
    await other.close()
  },
})

const HAND_1 = { chips: ['Mike took spades', 'Yetta: last trick'], figures: [] }

played('a translated sheet shows the same figures through every change of a hand', async ({ play }) => {
  await play(
    {
      'a new game is asked for': (page) => link(page, 'New game').click(),
      'its rules are chosen': (page) => link(page, /Bela \/ Clobyosh for two/).click(),
      'who plays is typed': async (page) => {
        await page.getByLabel('Player 1', { exact: true }).fill('Mike')
        await page.getByLabel('Player 2', { exact: true }).fill('Yetta')
        await page.getByRole('radio', { name: 'Mike', exact: true }).click()
      },
      'the game begins': async (page) => {
        await button(page, /^Start/).click()
        await expect(button(page, 'Record hand 1')).toBeVisible()
      },
      'the form is opened': (page) => button(page, 'Record hand 1').click(),
      'who took is tapped': (page) => fillHand(page, HAND_1),
      'the first digit is typed': (page) => fillHand(page, { chips: [], figures: [7] }),
      'the second digit is typed': (page) => button(page, '0').click(),
      'a digit is erased': (page) => button(page, 'Erase').click(),
      'all is erased': (page) => button(page, 'Erase').click(),
      'other digits are typed': async (page) => {
        await button(page, '7').click()
        await button(page, '0').click()
      },
      'the other side is typed': (page) => fillHand(page, { chips: [], figures: [70, 45] }),
      'the hand is saved': async (page) => {
        await saveHand(page)
        await expectTotals(page, { Mike: 70, Yetta: 55 })
      },
      'the hand is undone': async (page) => {
        await button(page, 'Undo').click()
        await expectTotals(page, { Mike: 0, Yetta: 0 })
      },
      'the hand is done again': async (page) => {
        await button(page, 'Redo').click()
        await expectTotals(page, { Mike: 70, Yetta: 55 })
      },
      'a tie holds points over': async (page) => {
        await record(page, { chips: ['Yetta took hearts', 'Mike: last trick'], figures: [51, 61] })
        await expectTotals(page, { Mike: 131, Yetta: 55 })
      },
      'the first hand is explained': (page) => openHand(page, 1),
      'it is to be corrected': async (page) => {
        await page.getByRole('dialog').getByRole('button', { name: 'Correct' }).click()
        await heading(page, 'Correct hand 1')
      },
      'it is corrected': async (page) => {
        await fillHand(page, { chips: [], figures: [80, 35] })
        await saveHand(page)
        await expectTotals(page, { Mike: 141, Yetta: 45 })
      },
      'a deal is thrown in': async (page) => {
        await button(page, 'Redeal').click()
        await button(page, /^Misdeal/).click()
        await expect(page.locator('.thin-row')).toHaveCount(1)
      },
      'a hand brings the target in reach of a claim': async (page) => {
        await record(page, { chips: ['Mike took spades', 'Mike: last trick'], figures: [70, 45] })
        // Mike gets his 80, and the 61 held over from the tie.
        await expectTotals(page, { Mike: 282, Yetta: 90 })
      },
      'the game is claimed': (page) => button(page, 'Claim').click(),
      'the claim is filled in': async (page) => {
        const dialog = page.getByRole('dialog', { name: 'Claim' })
        await dialog.getByRole('radiogroup', { name: 'Who claims' }).getByRole('radio', { name: /^Mike/ }).click()
        await dialog.getByRole('button', { name: 'earlier' }).click()
      },
      'its points are typed': async (page) => {
        for (const digit of '70')
          await page.getByRole('dialog').getByRole('button', { name: digit, exact: true }).click()
      },
      'the claim is made': async (page) => {
        await button(page, 'Claim anyway and lose').click()
        await heading(page, 'Yetta wins')
      },
      'the claim is taken back': async (page) => {
        await backToTheSheet(page)
        await button(page, 'Undo').click()
        await expectTotals(page, { Mike: 282, Yetta: 90 })
      },
    },
    ['Mike', 'Yetta'],
  )
})

const home = (page: Page) => link(page, 'Home').click()

played('a translated phone goes from screen to screen and from language to language', async ({ play }) => {
  await play(
    {
      'a finished game is opened': async (page) => {
        await link(page, /^Open the sheet/).click()
        await expect(button(page, 'Result')).toBeVisible()
      },
      'its summary is opened': async (page) => {
        await openSummary(page)
        await heading(page, /.+/)
      },
      'the list of games is opened': async (page) => {
        await link(page, 'History').first().click()
        await expect(page).toHaveURL(/\/history\//)
        await expect(page.getByRole('listitem').filter({ hasText: 'Mike' }).first()).toBeVisible()
      },
      'the players are opened': async (page) => {
        await link(page, /^Players/)
          .first()
          .click()
        await expect(page).toHaveURL(/\/players\//)
        await expect(page.getByRole('listitem').filter({ hasText: 'Mike' }).first()).toBeVisible()
      },
      'the first screen is opened': async (page) => {
        await page.evaluate(() => window.history.go(-3))
        await expect(button(page, 'Result')).toBeVisible()
        await home(page)
        await expect(link(page, 'New game')).toBeVisible()
      },
      'the referee is asked': (page) => link(page, /^Referee/).click(),
      'a claim is put to him': (page) => link(page, /^May I claim/).click(),
      'and by other rules': (page) => page.getByLabel('By the rules of').selectOption('bela-3'),
      'the first screen is opened again': async (page) => {
        await page.evaluate(() => window.history.go(-2))
        await expect(link(page, 'New game')).toBeVisible()
      },
      'the settings are opened': (page) => link(page, /^Settings/).click(),
      'another language is chosen': async (page) => {
        await page.getByRole('radio', { name: 'Български' }).click()
        await heading(page, 'Настройки')
      },
      'and the first one again': async (page) => {
        await page.getByRole('radio', { name: 'English' }).click()
        await heading(page, 'Settings')
      },
    },
    ['Mike', 'Yetta'],
  )
})
