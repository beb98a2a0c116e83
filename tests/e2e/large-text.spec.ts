import type { Page } from '@playwright/test'
import type { RuleSetId } from '@/lib/rulesets/sets/rule-set'
import { counted } from '../support/builders'
import { openSheet, putGames, type PutGame } from './support/before'
import { brokenPlaces } from './support/broken-words'
import { LANGUAGES, spoken } from './support/languages'
import { settled } from './support/settled'
import { expect, test } from './support/test'

/** Text of twice the size, on a small phone and on an ordinary one. */

const PHONES = [
  [360, 640],
  [390, 844],
] as const

/** Games of any players: one is still running, and one is won. */
const going = (names: readonly string[], base: RuleSetId = names.length === 3 ? 'bela-3' : 'bela-2') =>
  ({
    rules: { base },
    names,
    start: { totals: names.length === 3 ? [149, 149, 149] : [149, 149], heldOver: 0 },
    hands: [counted({ trump: 'hearts', totals: names.length === 3 ? [92, 40, 30] : [120, 62] })],
  }) satisfies PutGame
const won = (names: readonly string[]) =>
  ({
    ...going(names),
    start: { totals: names.length === 3 ? [440, 440, 440] : [440, 340], heldOver: 0 },
  }) satisfies PutGame

const enlarge = (page: Page, percent: number) =>
  page.evaluate((size) => document.documentElement.style.setProperty('font-size', `${size}%`), percent)

/** Waits until a chart has measured its width and has been drawn again for it. */
const redrawn = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))))

async function brokenOn(page: Page, what: string, percent = 200): Promise<readonly string[]> {
  const wrong: string[] = []
  await enlarge(page, percent)
  for (const [width, height] of PHONES) {
    await page.setViewportSize({ width, height })
    await redrawn(page)
    wrong.push(...(await brokenPlaces(page)).map((said) => `${what}, ${width}x${height}: ${said}`))
  }
  return wrong
}

const NAMES = ['Maximiliana', 'Throckmorton-Smith', 'Papadopoulou'] as const

for (const players of [NAMES.slice(0, 2), NAMES]) {
  test(`large text fits on every screen of a sheet with ${players.length} players`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await openSheet(page, going(players))
    const sheet = await brokenOn(page, 'sheet')
    await page.getByRole('button', { name: 'More', exact: true }).click()
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true })).toBeAttached()
    const more = await brokenOn(page, 'More')
    await page.getByRole('button', { name: 'Close' }).click()
    await page.getByRole('button', { name: 'Claim', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Claim' })).toBeVisible()
    const claim = await brokenOn(page, 'Claim')
    expect([...sheet, ...more, ...claim]).toEqual([])
  })
}

for (const players of [NAMES.slice(0, 2), NAMES]) {
  test(`large text fits at the end of a game of ${players.length}, in the history and at the start`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const [, id] = await putGames(page, [going(players), won(players)])
    await page.goto(`./game/?id=${id}`)
    await expect(page.getByRole('main', { name: 'End of the game' })).toBeVisible()
    const wrong = [...(await brokenOn(page, 'end of the game'))]
    for (const path of [`history/game/?id=${id}`, `print/?id=${id}`, `screen/?game=${id}`, 'history/', '']) {
      await page.goto(`./${path}`)
      await expect(page.getByText('Papadopoulou').or(page.getByText('Maximiliana')).first()).toBeVisible()
      if (path === '') await expect(page.getByRole('link', { name: /^Continue/ }).first()).toBeVisible()
      wrong.push(...(await brokenOn(page, path)))
    }
    expect(wrong).toEqual([])
  })
}

/** Screens without a game. */
const SCREENS = [
  'new/',
  'new/?game=bela-3',
  'settings/',
  'data/',
  'rules/',
  'rules/terms/',
  'rules/stories/',
  'rules/compare/',
  'referee/',
  'learn/',
  'contest/',
  'contest/?new=1',
  'players/',
  'house-rules/',
  'share/',
  'sources/',
  'print/',
]

test('large text fits on the screens without a game', async ({ page }) => {
  for (const path of SCREENS) {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`./${path}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await settled(page)
    expect.soft(await brokenOn(page, path), path).toEqual([])
  }
})

test('the dialog of a claim scrolls as a whole, so that its keys have room', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await openSheet(page, going(NAMES.slice(0, 2)))
  await enlarge(page, 200)
  await page.getByRole('button', { name: 'Claim', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading', { name: 'Claim' })).toBeVisible()
  expect(await dialog.evaluate((element) => element.scrollHeight - element.clientHeight)).toBeGreaterThan(600)
  await dialog.getByRole('button', { name: /^Claim/ }).scrollIntoViewIfNeeded()
  await expect(dialog.getByRole('button', { name: /^Claim/ })).toBeInViewport({ ratio: 1 })
})

/** Returns the names and keys for declarations that are cut off, or beyond the edge of their pad. */
const cutOnPad = (page: Page) =>
  page.locator('.form-pad').evaluate((pad) => {
    const { left, right } = pad.getBoundingClientRect()
    const isBeyond = (key: Element) => {
      const box = key.getBoundingClientRect()
      return box.left < left - 1 || box.right > right + 1
    }
    return [...pad.querySelectorAll('button, .takes-name, .takes-name > *')]
      .filter((one) => one.scrollWidth > one.clientWidth + 1 || isBeyond(one))
      .map(({ textContent }) => textContent)
  })

for (const base of ['klabberjass-4', 'bridge-belote'] as const)
  test(`with large text the keys for declarations of ${base} are whole, and so are the names above them`, async ({
    page,
  }) => {
    await openSheet(page, { rules: { base }, names: ['Maria', 'Ivan', 'Katharina', 'Georgi'] })
    await page.getByRole('button', { name: 'Record hand 1' }).click()
    await page.locator('.declared [aria-expanded]').first().click()
    await page.locator('.form-pad').waitFor()
    const wrong: string[] = []
    for (const percent of [150, 200]) {
      await enlarge(page, percent)
      for (const [width, height] of PHONES) {
        await page.setViewportSize({ width, height })
        wrong.push(...(await cutOnPad(page)).map((said) => `${percent} %, ${width}x${height}: ${said}`))
      }
    }
    expect(wrong).toEqual([])
  })

for (const [base, players] of [
  ['bela-3', NAMES],
  ['klabberjass-4', ['Emily Throckmorton-Smith', 'Bob', 'Maximiliana', 'Papadopoulou']],
] as const)
  test(`names of ordinary size are shown whole on the sheet of ${base} and at the start`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    await openSheet(page, going(players, base))
    const sheet = await brokenOn(page, 'sheet', 100)
    await page.goto('./')
    await expect(page.getByRole('link', { name: /^Continue/ }).first()).toBeVisible()
    expect([...sheet, ...(await brokenOn(page, 'start', 100))]).toEqual([])
  })

test('the next game is one visible tap away, with names of any length', async ({ page }) => {
  const players = ['Emily Throckmorton-Smith', 'Bartholomew Featherstone', 'Maximiliana-Theodora', 'Papadopoulou']
  await openSheet(page, { ...won(players), rules: { base: 'klabberjass-4', target: 501 } })
  for (const [width, height] of [
    [360, 640],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expect(page.getByRole('button', { name: 'Rematch' })).toBeInViewport({ ratio: 1 })
    expect(await brokenPlaces(page)).toEqual([])
  }
})

test('on the narrowest phone the tools of three players with long names are visible', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await openSheet(page, going(NAMES))
  for (const name of ['Undo', 'More', 'Claim', 'Record hand 2'])
    await expect(page.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 })
})

/** Games of two, three and four with short names, so that only the words need room. */
const SHORT_NAMES = [
  { base: 'bela-2', players: ['Mike', 'Yetta'] },
  { base: 'bela-3', players: ['Ann', 'Ben', 'Cleo'] },
  { base: 'klabberjass-4', players: ['Ada', 'Bob', 'Cy', 'Di'] },
] as const

const SIDEWAYS = [
  [844, 390],
  [667, 375],
  [568, 320],
] as const

/** Returns the totals that cannot be read at arm's length, because they are smaller than the text around them. */
const smallTotals = (page: Page) =>
  page
    .locator('.game-main > .totals-head .big-figure')
    .evaluateAll((figures) =>
      figures
        .map((figure) => Number.parseFloat(getComputedStyle(figure).fontSize))
        .filter((size) => size < 1.25 * Number.parseFloat(getComputedStyle(document.documentElement).fontSize)),
    )

/** The real languages except English, which the screens above are in. */
const OTHERS = Object.keys(LANGUAGES).filter((tag) => tag.length === 2 && tag !== 'en')

for (const { base, players } of SHORT_NAMES) {
  test(`in every language the sheet of ${base} shows its totals and words, upright and sideways`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const id = await openSheet(page, going(players, base))
    const wrong: string[] = []
    for (const language of OTHERS) {
      await page.evaluate((tag) => localStorage.setItem('yuss-language', tag), language)
      await page.goto(`./game/?id=${id}&in=${language}`)
      await spoken(page)
      await expect(page.locator('.sheet-record')).toBeVisible()
      for (const [percent, sizes] of [
        [200, [...PHONES, ...SIDEWAYS]],
        [100, SIDEWAYS],
      ] as const) {
        await enlarge(page, percent)
        for (const [width, height] of sizes) {
          await page.setViewportSize({ width, height })
          await redrawn(page)
          const small = (await smallTotals(page)).map((size) => `a total of ${size} px`)
          const found = [...(await brokenPlaces(page)), ...small]
          wrong.push(...found.map((one) => `${language}, ${percent} %, ${width}x${height}: ${one}`))
        }
      }
    }
    expect(wrong).toEqual([])
  })
}
