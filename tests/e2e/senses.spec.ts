import { openSheet, putGames, UNNAMED } from './support/before'
import { pagesIn } from './support/languages'
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
  await page.goto('./play/')
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

/** A game to 300 in Bulgarian: two equal hands, with the names of their keys and what a screen reader says of each. */
const WORDS = {
  go: /^Продължи/,
  record: (hand: number) => `Запиши раздаване ${hand}`,
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
}

test.describe('in another language', () => {
  test.use(pagesIn('bg'))

  test('in Bulgarian a screen reader can play too, and announcements are sentences', async ({ page }) => {
    await putGames(page, [{ rules: { base: 'bela-2', target: 300 }, names: UNNAMED }])
    const reader = await readerOf(page)
    const heard = new Set<string>()
    const listen = async () => (await reader.said()).forEach((said) => heard.add(said))
    await page.goto('./play/')
    await reader.press('link', WORDS.go)
    for (const [index, score] of WORDS.scores.entries()) {
      await reader.press('button', WORDS.record(index + 1))
      await reader.hears('heading', new RegExp(` ${index + 1}$`))
      await listen()
      for (const key of [...WORDS.chips, ...'9020']) {
        await reader.press('button', key)
        await listen()
      }
      // If the hand ends the game, the name of the key also says who wins.
      await reader.press('button', new RegExp(`^${WORDS.record(index + 1)}( |$)`))
      await reader.hears('status', score)
      await listen()
    }
    await reader.hears('heading', WORDS.won)
    await reader.press('button', WORDS.back)
    await reader.hears('button', WORDS.cell)
    await reader.press('button', WORDS.open)
    await reader.hears('dialog', WORDS.opened)
    await listen()
    // A verdict is followed by its count. The name of a page is read when it opens, and is no sentence.
    const told = [...heard].filter((said) => !/^Лист( · Yuss)?$/.test(said))
    expect(told.length).toBeGreaterThan(8)
    expect(
      told.filter((said) => !/^[\p{Lu}\d„].*[.?…](?: |$)/su.test(said) || /undefined|NaN|[{}]/.test(said)),
    ).toEqual([])
  })
})

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
