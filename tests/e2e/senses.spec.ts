import { openSheet, putGames, UNNAMED } from './support/before'
import { choose } from './support/languages'
import { readerOf, type Reader } from './support/reader'
import { expect, test } from './support/test'

/** A hand of two-handed Bela: the names of its chips, and the digits for the keypad. */
interface Said {
  readonly chips: readonly string[]
  readonly digits: string
  readonly score: RegExp
}

const HANDS: readonly Said[] = [
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

async function record(reader: Reader, { chips, digits, score }: Said, number: number): Promise<void> {
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

/** A game to 300 in another language: two equal hands, with the names of their keys and what a screen reader says of each. */
interface InLanguage {
  readonly go: RegExp
  readonly record: (hand: number) => string
  readonly save: (hand: number) => string
  readonly chips: readonly string[]
  readonly scores: readonly RegExp[]
  readonly won: string
  readonly back: string
  readonly cell: string
  readonly open: string
  readonly opened: string
}

const LANGUAGES: Readonly<Record<string, InLanguage>> = {
  bg: {
    go: /^Продължи/,
    record: (hand) => `Запиши раздаване ${hand}`,
    save: (hand) => `Запиши раздаване ${hand}`,
    chips: [
      'Домакин обяви купа',
      'Домакин: Поредица, белот',
      'Домакин: кварта (50)',
      'Готово',
      'Домакин: последна взятка',
    ],
    scores: [
      /^Раздаване: Домакин 150, Гост 20\. Общо: Домакин 150, Гост 20\. Раздава \p{Lu}\p{L}+\.$/u,
      /Общо: Домакин 300, Гост 40\. Домакин печели/,
    ],
    won: 'Домакин печели',
    back: 'Към листа',
    cell: 'изкарана, обява купа, 150, общо 300',
    open: 'Раздаване 2: обяснение или поправка',
    opened: 'Раздаване 2',
  },
  de: {
    go: /^Weiter/,
    record: (hand) => `Spiel ${hand} eintragen`,
    save: (hand) => `Spiel ${hand} speichern`,
    chips: ['Heim spielt Herz', 'Heim: Folge, Belle', 'Heim: Fünfzig (50)', 'Fertig', 'Heim: letzter Stich'],
    scores: [
      /^Spiel: Heim 150, Gast 20\. Stand: Heim 150, Gast 20\. \p{Lu}\p{L}+ gibt\.$/u,
      /Stand: Heim 300, Gast 40\. Heim gewinnt/,
    ],
    won: 'Heim gewinnt',
    back: 'Zurück zum Zettel',
    cell: 'gewonnen, spielt Herz, 150, Stand 300',
    open: 'Spiel 2: erklären oder korrigieren',
    opened: 'Spiel 2',
  },
}

for (const [language, words] of Object.entries(LANGUAGES)) {
  test(`in ${language} a screen reader can play too, and announcements are sentences`, async ({ page }) => {
    await putGames(page, [{ rules: { base: 'bela-2', target: 300 }, names: UNNAMED }])
    await choose(page, language)
    const reader = await readerOf(page)
    const heard = new Set<string>()
    const listen = async () => (await reader.said()).forEach((said) => heard.add(said))
    await page.goto('./')
    await reader.press('link', words.go)
    for (const [index, score] of words.scores.entries()) {
      await reader.press('button', words.record(index + 1))
      await reader.hears('heading', new RegExp(` ${index + 1}$`))
      await listen()
      for (const key of [...words.chips, ...'9020']) {
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

test('a pressed chip still shows where the browser chooses the colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await openSheet(page, { rules: { base: 'bela-2' }, names: UNNAMED })
  await page.getByRole('button', { name: 'Record hand 1' }).click()
  const chip = page.getByRole('button', { name: 'Host took hearts', exact: true })
  const ground = () => chip.evaluate((element) => getComputedStyle(element).backgroundColor)
  const before = await ground()
  await chip.click()
  await expect(chip).toHaveAttribute('aria-pressed', 'true')
  expect(await ground()).not.toBe(before)
})
