import type { Page } from '@playwright/test'
import { forbiddenInAnyLight } from './support/forbidden'
import { expect, test } from './support/test'

test.use({ viewport: { width: 360, height: 640 } })

const tap = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const choose = (page: Page, group: string, name: string) =>
  page.getByRole('radiogroup', { name: group, exact: true }).getByRole('radio', { name, exact: true }).click()

async function tapCards(page: Page, label: string, ...cards: readonly string[]) {
  const grid = page.getByRole('group', { name: label, exact: true })
  for (const card of cards) await grid.getByRole('button', { name: new RegExp(`^${card}`) }).click()
}

async function typeOn(page: Page, label: string, digits: string) {
  const keys = page.getByRole('group', { name: label })
  for (const digit of digits) await keys.getByRole('button', { name: digit, exact: true }).click()
}

/** The path of each ruling, the entries that lead to an answer, and the answer. */
const RULINGS: readonly (readonly [string, (page: Page) => Promise<void>, RegExp])[] = [
  [
    'runs',
    async (page) => {
      await choose(page, 'Who dealt', 'Player 2')
      await choose(page, 'Trumps', 'hearts')
      await tap(page, 'I have a fifty')
      await tap(page, 'Good')
      await tapCards(
        page,
        'Cards shown by Player 1',
        'ace of clubs',
        'king of clubs',
        'queen of clubs',
        'jack of clubs',
      )
    },
    /^50 points$/,
  ],
  [
    'play',
    async (page) => {
      await choose(page, 'Trumps', 'hearts')
      await tapCards(page, 'The trick so far', 'nine of hearts')
      await page.getByRole('radio', { name: /The hand to play from/ }).click()
      await tapCards(page, 'The hand', 'jack of hearts', 'king of hearts', 'ace of diamonds')
    },
    /^May be played: J♥\.$/,
  ],
  [
    'bidding',
    async (page) => {
      await choose(page, 'Who dealt', 'Player 2')
      await choose(page, 'Suit turned up', 'clubs')
      await tap(page, 'Pass')
    },
    /Player 2 speaks\.$/,
  ],
  [
    'claim',
    async (page) => {
      await choose(page, 'Who wants to claim', 'Player 2')
      await typeOn(page, 'Total before this hand', '440')
      await typeOn(page, 'Points in that player’s tricks so far', '40')
    },
    /^No: 480 is 21 short of 501/,
  ],
  [
    'wrong',
    async (page) => {
      await page.getByText('Someone played a card that was not allowed', { exact: true }).click()
      await tap(page, 'Adjust score')
    },
    /^$/,
  ],
  [
    'pile',
    async (page) => {
      await choose(page, 'Trumps', 'hearts')
      await tapCards(page, 'Cards in the pile', 'jack of hearts', 'ace of spades')
    },
    /^31 points$/,
  ],
  ['bela', async (page) => page.getByText('Both are played, and nothing was said').click(), /^No\./],
  [
    'exchange',
    async (page) => {
      await choose(page, 'Suit turned up', 'hearts')
      await choose(page, 'Trumps', 'hearts')
    },
    /^Yes/,
  ],
  [
    'void-deal',
    async (page) => {
      await page.getByLabel('By the rules of').selectOption({ label: 'Bela: Void deal' })
      await choose(page, 'Who dealt', 'Player 2')
      await tapCards(page, 'The first six cards of one player', 'nine of spades', 'seven of clubs')
    },
    /2 so far\.$/,
  ],
  [
    'cut',
    async (page) => {
      await choose(page, 'Player 1 cuts', 'king')
      await choose(page, 'Player 2 cuts', 'nine')
    },
    /^Player 1 deals first\.$/,
  ],
  [
    'replay',
    async (page) => {
      await choose(page, 'Who dealt', 'Player 2')
      await choose(page, 'Who took', 'Player 1')
      await choose(page, 'Trumps', 'hearts')
      await page.getByText('Enter as text instead').click()
      await page.getByLabel(/Write one line for each trick/).fill('AS 7S\nAS 1H')
    },
    /is played a second time/,
  ],
  ['elsewhere', async (page) => expect(page.getByText('Replay a hand')).toBeVisible(), /^$/],
]

/** Returns visible controls that are less than 48 px high or 44 px wide, and text smaller than 14 px. */
const tooSmall = (page: Page) =>
  page.evaluate(() => {
    const seen = (element: Element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    const name = (element: Element) => `${element.tagName} ${element.textContent.trim().slice(0, 40)}`
    const targets = [
      ...document.querySelectorAll('main button, main a, main input, main select, main summary, main textarea'),
    ]
      .filter((element) => seen(element) && !element.classList.contains('sr-only'))
      .map((element) =>
        element.matches('[type=radio], [type=checkbox]') ? (element.closest('label') ?? element) : element,
      )
      .filter((element) => element.getBoundingClientRect().height > 1)
    const low = targets.filter((element) => {
      const { width, height } = element.getBoundingClientRect()
      return height < 47.5 || width < 44
    })
    const texts = [...document.querySelectorAll('main *')].filter(
      (element) =>
        seen(element) &&
        [...element.childNodes].some(({ nodeType, textContent }) => nodeType === 3 && textContent?.trim()),
    )
    const small = texts.filter((element) => parseFloat(getComputedStyle(element).fontSize) < 14)
    return [...low.map((element) => `low: ${name(element)}`), ...small.map((element) => `small: ${name(element)}`)]
  })

for (const [path, fill, says] of RULINGS) {
  test(`${path} can be read and tapped on a small phone after its answer, in light and dark`, async ({ page }) => {
    await page.goto(`referee/${path}/`)
    await expect(page.getByLabel('By the rules of')).toBeVisible()
    await fill(page)
    if (says.source !== '^$') await expect(page.getByRole('status').filter({ hasText: says }).first()).toBeVisible()
    expect(await tooSmall(page)).toEqual([])
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    expect(wider).toBe(0)
    expect(await forbiddenInAnyLight(page, { 'color-contrast-enhanced': { enabled: true } })).toEqual([])
  })
}
