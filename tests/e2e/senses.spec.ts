import type { Page } from '@playwright/test'
import { choose } from './support/languages'
import { readerOf, type Reader } from './support/reader'
import { expect, test } from './support/test'

/** A hand of two-handed Bela: the names of its chips, and the digits for the keypad. */
interface InChosenLanguage {
  readonly chips: readonly string[]
  readonly digits: string
  readonly score: RegExp
}

const HANDS: readonly InChosenLanguage[] = [
  {
    chips: ['Host took hearts', 'Host: Run, Bela', 'Host: fifty (50)', 'Done', 'Host: last trick'],
    digits: '9020',
    score: /Host 150, Guest 20/,
  },
  { chips: ['Guest took spades', 'Host: last trick'], digits: '8020', score: /Host 260, Guest 20/ },
  {
    chips: ['Host took clubs', 'Host: Run, Bela', 'Host: fifty (50)', 'Host: Bela', 'Done', 'Host: last trick'],
    digits: '9020',
    score: /Host 430/,
  },
  {
    chips: ['Host took hearts', 'Host: Run, Bela', 'Host: fifty (50)', 'Done', 'Host: last trick'],
    digits: '9020',
    score: /Host 580, Guest 60/,
  },
]

async function record(reader: Reader, { chips, digits, score }: InChosenLanguage, number: number): Promise<void> {
  await reader.press('button', `Record hand ${number}`)
  for (const chip of chips) await reader.press('button', chip)
  for (const digit of digits) await reader.press('button', digit)
  await reader.press('button', new RegExp(`^Save hand ${number}( |$)`))
  await reader.hears('status', score)
}

test('a whole game can be played by screen reader', async ({ page }) => {
  const reader = await readerOf(page)
  await page.goto('./')
  await reader.press('link', 'New game')
  await reader.press('link', /^Bela \/ Clobyosh for two/)
  await reader.press('button', /^Start/)
  for (const [index, hand] of HANDS.entries()) await record(reader, hand, index + 1)
  await reader.hears('heading', 'Host wins')
  await reader.press('button', 'Back to the sheet')
  await reader.hears('button', 'made, took clubs, 170, total 430')
  await reader.press('button', 'Hand 2: explain or correct')
  await reader.hears('dialog', 'Hand 2')
})

/** The same game in another language: the names of its keys, and what a screen reader says of each hand. */
interface InLanguage {
  readonly start: string
  readonly players: string
  readonly game: RegExp
  readonly go: RegExp
  readonly record: (hand: number) => string
  readonly save: (hand: number) => string
  readonly hands: readonly InChosenLanguage[]
  readonly won: string
  readonly back: string
  readonly cell: string
  readonly open: string
  readonly opened: string
}

const BULGARIAN: InLanguage = {
  start: 'Нова игра',
  players: '2 играчи',
  game: /^Бела/,
  go: /^Започни/,
  record: (hand) => `Запиши раздаване ${hand}`,
  save: (hand) => `Запиши раздаване ${hand}`,
  hands: [
    {
      chips: [
        'Домакин обяви купа',
        'Домакин: Поредица, белот',
        'Домакин: кварта (50)',
        'Готово',
        'Домакин: последна взятка',
      ],
      digits: '9020',
      score: /^Раздаване: Домакин 150, Гост 20\. Общо: Домакин 150, Гост 20\. Раздава \p{Lu}\p{L}+\.$/u,
    },
    {
      chips: ['Гост обяви пика', 'Домакин: последна взятка'],
      digits: '8020',
      score: /^Раздаване: Домакин 110, Гост 0\. Общо: Домакин 260, Гост 20\. Раздава \p{Lu}\p{L}+\.$/u,
    },
    {
      chips: [
        'Домакин обяви спатия',
        'Домакин: Поредица, белот',
        'Домакин: кварта (50)',
        'Домакин: белот',
        'Готово',
        'Домакин: последна взятка',
      ],
      digits: '9020',
      score: /Общо: Домакин 430, Гост 40\./,
    },
    {
      chips: [
        'Домакин обяви купа',
        'Домакин: Поредица, белот',
        'Домакин: кварта (50)',
        'Готово',
        'Домакин: последна взятка',
      ],
      digits: '9020',
      score: /Общо: Домакин 580, Гост 60\. Домакин печели/,
    },
  ],
  won: 'Домакин печели',
  back: 'Към листа',
  cell: 'изкарана, обява спатия, 170, общо 430',
  open: 'Раздаване 2: обяснение или поправка',
  opened: 'Раздаване 2',
}

const GERMAN: InLanguage = {
  start: 'Neue Partie',
  players: '2 Spieler',
  game: /^Bela/,
  go: /^Los/,
  record: (hand) => `Spiel ${hand} eintragen`,
  save: (hand) => `Spiel ${hand} speichern`,
  hands: [
    {
      chips: ['Heim spielt Herz', 'Heim: Folge, Belle', 'Heim: Fünfzig (50)', 'Fertig', 'Heim: letzter Stich'],
      digits: '9020',
      score: /^Spiel: Heim 150, Gast 20\. Stand: Heim 150, Gast 20\. \p{Lu}\p{L}+ gibt\.$/u,
    },
    {
      chips: ['Gast spielt Pik', 'Heim: letzter Stich'],
      digits: '8020',
      score: /^Spiel: Heim 110, Gast 0\. Stand: Heim 260, Gast 20\. \p{Lu}\p{L}+ gibt\.$/u,
    },
    {
      chips: [
        'Heim spielt Kreuz',
        'Heim: Folge, Belle',
        'Heim: Fünfzig (50)',
        'Heim: Belle',
        'Fertig',
        'Heim: letzter Stich',
      ],
      digits: '9020',
      score: /Stand: Heim 430, Gast 40\./,
    },
    {
      chips: ['Heim spielt Herz', 'Heim: Folge, Belle', 'Heim: Fünfzig (50)', 'Fertig', 'Heim: letzter Stich'],
      digits: '9020',
      score: /Stand: Heim 580, Gast 60\. Heim gewinnt/,
    },
  ],
  won: 'Heim gewinnt',
  back: 'Zurück zum Zettel',
  cell: 'gewonnen, spielt Kreuz, 170, Stand 430',
  open: 'Spiel 2: erklären oder korrigieren',
  opened: 'Spiel 2',
}

for (const [language, words] of Object.entries({ bg: BULGARIAN, de: GERMAN })) {
  test(`in ${language} a screen reader can play too, and announcements are sentences`, async ({ page }) => {
    await choose(page, language)
    const reader = await readerOf(page)
    const heard = new Set<string>()
    const listen = async () => (await reader.said()).forEach((said) => heard.add(said))
    await page.goto('./')
    await reader.press('link', words.start)
    await reader.press('radio', words.players)
    await reader.press('link', words.game)
    await reader.press('button', words.go)
    for (const [index, { chips, digits, score }] of words.hands.entries()) {
      await reader.press('button', words.record(index + 1))
      await reader.hears('heading', new RegExp(` ${index + 1}$`))
      await listen()
      for (const key of [...chips, ...digits]) {
        await reader.press('button', key)
        await listen()
      }
      // If the hand ends the game, the name of the key also says who wins.
      await reader.press('button', new RegExp(`^${words.save(index + 1)}( |$)`))
      await reader.hears('status', score)
      await listen()
    }
    await reader.hears('heading', words.won)
    await reader.press('button', words.back)
    await reader.hears('button', words.cell)
    await reader.press('button', words.open)
    await reader.hears('dialog', words.opened)
    await listen()
    // A verdict is followed by its count. The browser reads the name of a page by itself, so those texts are left out.
    const told = [...heard].filter((said) => !said.endsWith(' · Yuss'))
    expect(told.length).toBeGreaterThan(8)
    expect(
      told.filter((said) => !/^[\p{Lu}\d„].*[.?…](?: |$)/su.test(said) || /undefined|NaN|[{}]/.test(said)),
    ).toEqual([])
  })
}

/** Sets the text size of the browser to twice its default. */
async function enlarge(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
}

const isSideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)

test('with text of twice the size the form of four players scrolls, and Save stays visible', async ({ page }) => {
  await page.goto('./new/?game=bridge-belote')
  await page.getByRole('button', { name: /^Start/ }).click()
  await expect(page.getByRole('button', { name: 'Record hand 1' })).toBeVisible()
  await enlarge(page)
  await page.reload()
  expect(await isSideways(page)).toBe(false)
  await page.getByRole('button', { name: 'Record hand 1' }).click()
  const save = page.getByRole('button', { name: 'Save hand 1' })
  await expect(save).toBeInViewport({ ratio: 1 })
  expect(await isSideways(page)).toBe(false)
  await page.getByRole('button', { name: 'Next number' }).click()
  await expect(save).toBeInViewport({ ratio: 1 })
  await page.mouse.wheel(0, 5000)
  await expect(page.getByRole('status').filter({ hasText: 'Who took' })).toBeInViewport({ ratio: 1 })
  await expect(save).toBeInViewport({ ratio: 1 })
})

test('a pressed chip still shows where the browser chooses the colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('./new/?game=bela-2')
  await page.getByRole('button', { name: /^Start/ }).click()
  await page.getByRole('button', { name: 'Record hand 1' }).click()
  const chip = page.getByRole('button', { name: 'Host took hearts', exact: true })
  const ground = () => chip.evaluate((element) => getComputedStyle(element).backgroundColor)
  const before = await ground()
  await chip.click()
  await expect(chip).toHaveAttribute('aria-pressed', 'true')
  expect(await ground()).not.toBe(before)
})
