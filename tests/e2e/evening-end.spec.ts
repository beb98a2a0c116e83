import type { Page } from '@playwright/test'
import { EVENING } from '@/lib/contest/evening'
import { counted } from '../support/storage'
import { putGames } from './support/before'
import { seenIn } from './support/picture'
import { fileSavedBy, savedBy } from './support/profiles'
import { expect, test } from './support/test'

/** A game of an evening for two: its players, the totals taken over from paper, and its hands by taker and totals. */
interface PlayedGame {
  readonly names: readonly [string, string]
  readonly start?: readonly [number, number]
  readonly hands: readonly (readonly [taker: number, one: number, other: number])[]
}

const ID = 'evening-1'
const PEOPLE = ['Ann', 'Ben', 'Cem']

/** Puts the games of an evening on the phone, and opens the evening. */
async function openEvening(page: Page, people: readonly string[], games: readonly PlayedGame[]): Promise<void> {
  const put = games.map(({ names, start: totals = [0, 0], hands }) => {
    const out = people.filter((name) => !names.includes(name))
    return {
      names,
      start: { totals, heldOver: 0 },
      hands: hands.map(([taker, ...points]) => counted(taker, points)),
      extra: { [EVENING]: { id: ID, people, pairing: 'same', sittingOut: 'turn', out } },
    }
  })
  await putGames(page, put)
  await page.goto(`./evening/?id=${ID}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Evening' })).toBeVisible()
}

/** Sets stakes by the labels of their fields. */
async function playFor(page: Page, stakes: Readonly<Record<string, string>>): Promise<void> {
  await page.getByRole('button', { name: /^Stakes/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Stakes' })
  for (const [label, amount] of Object.entries(stakes)) await dialog.getByLabel(label, { exact: true }).fill(amount)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
}

/**
 * Two games. Ann is behind by 160 (320 to 480) and wins, 570 to 495, with the best hand, 160 points. Then Ben takes, has 64
 * to 80 and goes bate, so that Cem writes all 144 and wins, 624 to 400.
 */
const GAMES = [
  {
    names: ['Ann', 'Ben'],
    start: [300, 380],
    hands: [
      [1, 20, 100],
      [0, 160, 10],
      [0, 90, 5],
    ],
  },
  { names: ['Cem', 'Ben'], start: [480, 400], hands: [[1, 80, 64]] },
] as const

/** A cent a point (Ann 155, Cem 144, Ben −299), fifty cents for each game, and twenty for each bate. */
const STAKES = { 'For each point ahead': '0.01', 'For each game': '0.50', 'For each bate': '0.20' }
const ANN_GETS = '€2.05'
const CEM_GETS = '€2.14'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

const payments = (page: Page) => page.getByRole('region', { name: 'Settlement' }).getByRole('listitem')

test('an evening has its highlights, and is sent as text, which says who pays whom only once stakes are set', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openEvening(page, PEOPLE, GAMES)
  const highlights = page.getByRole('region', { name: 'Highlights' })
  await expect(highlights.getByRole('term')).toHaveText(['First place', 'Best hand', 'Most bates', 'Best comeback'])
  await expect(highlights.getByRole('definition')).toHaveText([
    /^Ann\s*1 of 1 game won$/,
    /^Ann\s*160 points in game 1, hand 2$/,
    /^Ben\s*once$/,
    /^Ann\s*160 points behind in game 1$/,
  ])
  const sent = async () => {
    await button(page, 'Send text').or(button(page, 'Copied')).click()
    await expect(button(page, 'Copied')).toBeVisible()
    return page.evaluate(() => navigator.clipboard.readText())
  }
  const before = await sent()
  expect(before).toContain('1. Ann: 1 of 1 won, 270 points')
  expect(before).not.toMatch(/€|Settlement/)
  await playFor(page, STAKES)
  await page.reload()
  await expect(payments(page)).toHaveText([`Ben pays Cem ${CEM_GETS}`, `Ben pays Ann ${ANN_GETS}`])
  expect(await sent()).toContain(`Settlement\nBen pays Cem ${CEM_GETS}\nBen pays Ann ${ANN_GETS}`)
})

test('sums in dinars keep their paras, whatever the browser thinks of that currency', async ({ page }) => {
  await openEvening(page, PEOPLE, GAMES)
  await page.getByRole('button', { name: /^Stakes/ }).click()
  await page.getByRole('dialog', { name: 'Stakes' }).getByRole('radio', { name: 'RSD' }).click()
  await button(page, 'Save').click()
  await playFor(page, { 'For each game': '250.50' })
  await expect(payments(page)).toHaveText([/^Ben pays Ann RSD\s250\.50$/, /^Ben pays Cem RSD\s250\.50$/])
  await playFor(page, { 'For each game': '0.05' })
  await expect(payments(page)).toHaveText([/^Ben pays Ann RSD\s0\.05$/, /^Ben pays Cem RSD\s0\.05$/])
})

/** Makes the browser refuse to share, and to copy too if `copies` is false. */
const refuse = (page: Page, copies: boolean) =>
  page.addInitScript((canCopy) => {
    const refused = () => Promise.reject(new DOMException('not here', 'NotAllowedError'))
    Object.defineProperty(navigator, 'share', { value: refused })
    if (!canCopy) Object.defineProperty(navigator, 'clipboard', { value: { writeText: refused } })
  }, copies)

test('the text of an evening is copied where the browser refuses to share it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await refuse(page, true)
  await openEvening(page, PEOPLE, GAMES)
  await button(page, 'Send text').click()
  await expect(button(page, 'Copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('1. Ann: 1 of 1 won, 270 points')
})

test('the text of an evening can be copied by hand where the browser neither shares nor copies', async ({ page }) => {
  await refuse(page, false)
  await openEvening(page, PEOPLE, GAMES)
  await button(page, 'Send text').click()
  const text = page.getByRole('textbox', { name: 'This browser neither sends nor copies text.' })
  await expect(text).toHaveValue(/1\. Ann: 1 of 1 won, 270 points/)
  await text.focus()
  expect(await page.evaluate(() => String(document.getSelection()))).toContain('270 points')
})

test('an evening is drawn as a picture, saved as a table, and printed with nothing to press', async ({ page }) => {
  await openEvening(page, PEOPLE, GAMES)
  await playFor(page, STAKES)
  const picture = await fileSavedBy(page, () => button(page, 'Send picture').click())
  expect(picture.name).toMatch(/^evening-\d+-\w+-\d{4}\.png$/)
  // One pixel of the page is three of the picture. The paper has the standings and the payments.
  const bands = { heading: [40, 74], highlights: [100, 180], paper: [220, 400], foot: [415, 445] } as const
  expect(await seenIn(page, picture.bytes, bands)).toEqual({ width: 1080, height: 1350, bare: [] })

  const { name, text } = await savedBy(page, () => button(page, 'Save as CSV').click())
  expect(name).toMatch(/^Evening-\d{4}-\d\d-\d\d\.csv$/)
  expect(text.split('\r\n')).toContain('Ben,Ann,2.05,EUR,')

  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([/^Evening, \d+ \w+ \d{4}$/])
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Settlement', 'Games'])
  await expect(page.getByRole('definition').first()).toContainText('Ann')
  await expect(page.getByRole('row').nth(1)).toContainText('270')
  await expect(page.getByText(`Ben pays Ann ${ANN_GETS}`).last()).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: '570 : 495' })).toBeVisible()
  await expect(page.getByRole('button')).toHaveCount(0)
  await expect(page.getByRole('link')).toHaveCount(0)
})

test('an evening of twelve people with the longest names, each of whom pays, fits on one page', async ({ page }) => {
  const people = Array.from({ length: 12 }, (_, one) =>
    `${String.fromCodePoint(65 + one)}${'nowomen'.repeat(4)}`.slice(0, 24),
  )
  const [winner = '', ...losers] = people
  const games = losers.map((loser) => ({
    names: [winner, loser] as const,
    start: [400, 450] as const,
    // The loser takes, has 50 to 60 and goes bate. The winner was 50 points behind.
    hands: [[1, 60, 50]] as const,
  }))
  await openEvening(page, people, games)
  await playFor(page, { 'For each game': '0.50' })
  await expect(payments(page)).toHaveCount(11)
  await expect(page.getByRole('region', { name: 'Highlights' }).getByRole('definition').nth(2)).toHaveText(
    /^11 people\s*once$/,
  )
  for (const format of ['A4', 'Letter'] as const) {
    const pdf = await page.pdf({ format })
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g), format).toHaveLength(1)
  }
})
