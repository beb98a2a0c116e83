// Plays hands on the screens of the app, as a thumb would, by the names of the controls.
import type { Page } from '@playwright/test'
import { sideOf } from '../../lib/engine/table/seats'
import type { RuleSetId } from '../../lib/rulesets/sets/rule-set'
import { NAMES, seatAndWhat, playerCount, type CanonicalHand } from './taps-hands'

/** Starts a game on the page of a new game, up to its empty sheet. */
export async function startFromAddress(page: Page, url: string, game: RuleSetId): Promise<void> {
  await page.goto(`${url}new/?game=${game}`)
  await nameAll(page, game)
  await page.getByRole('button', { name: /^Start/ }).click()
  await page.getByRole('button', { name: 'Record hand 1' }).waitFor()
}

/** Chooses a game from the first screen on, and starts it. */
export async function startFromHome(page: Page, game: RuleSetId): Promise<void> {
  await page.getByRole('link', { name: 'New game' }).click()
  const players = page.getByRole('radio', { name: `${playerCount(game)} players` })
  const isChosen = (await players.getAttribute('aria-checked')) === 'true'
  if (!isChosen) await players.click()
  await page.locator(`a[href$="/new/?game=${game}"]`).click()
  await nameAll(page, game)
  await page.getByRole('button', { name: /^Start/ }).click()
  await page.getByRole('button', { name: 'Record hand 1' }).waitFor()
}

async function nameAll(page: Page, game: RuleSetId): Promise<void> {
  for (const [seat, name] of NAMES.slice(0, playerCount(game)).entries())
    await page.getByLabel(`Player ${seat + 1}`, { exact: true }).fill(name)
}

export const saveKey = (page: Page) => page.getByRole('button', { name: /^(Save|Correct) hand/ })

const keypadKey = (page: Page, name: RegExp | string) => {
  const exact = typeof name === 'string'
  return page.getByRole('button', { name, exact }).or(page.getByRole('radio', { name, exact }))
}
const press = (page: Page, name: RegExp | string): Promise<void> => keypadKey(page, name).click()

/** Opens the next hand, enters all of it and saves it. */
export async function playHand(page: Page, game: RuleSetId, hand: CanonicalHand): Promise<void> {
  await openHand(page)
  await enterHand(page, game, hand)
}

export async function openHand(page: Page): Promise<void> {
  await press(page, /^(Record|Continue) hand/)
  await page.locator('.hand-form-keys > *').first().waitFor()
}

/** Fills in the open form, from the taker to Save. */
export async function enterHand(page: Page, game: RuleSetId, hand: CanonicalHand): Promise<void> {
  const { last, declared = [], cards, good, isSweep } = hand
  await sayContract(page, game, hand)
  await declare(page, game, declared)
  const flag = () => page.locator('.points-flag').nth(last).click()
  // The last-trick button hides the keys for declarations and moves the cursor into its field.
  const isFlagFirst = declared.length > 0
  if (isFlagFirst) await flag()
  if (good !== undefined) await answer(page, NAMES[good] ?? '')
  await typeFigures(page, figuresFrom(isFlagFirst ? last : 0, game, cards))
  if (!isFlagFirst) await flag()
  if (isSweep !== undefined) await answer(page, 'No trick')
  await saveKey(page).click()
  await saveKey(page).waitFor({ state: 'detached' })
}

const TRUMPS = { none: 'no trumps', all: 'all trumps' } as const

async function sayContract(page: Page, game: RuleSetId, { taker, trump, bid, times }: CanonicalHand): Promise<void> {
  const suit = trump === 'none' || trump === 'all' ? TRUMPS[trump] : trump
  const took = `${NAMES[taker] ?? ''} took`
  if (playerCount(game) === 2) await press(page, `${took} ${suit}`)
  else {
    await press(page, took)
    await press(page, suit)
  }
  // The keys for bids appear when the taker and the trumps are entered.
  if (bid !== undefined) await press(page, `bid ${bid === 'capot' ? 'Every trick' : bid}`)
  if (times !== undefined) await press(page, new RegExp(`×${times}$`))
}

async function declare(page: Page, game: RuleSetId, declared: NonNullable<CanonicalHand['declared']>): Promise<void> {
  let open: number | null = null
  for (const { seat, what } of declared.map(seatAndWhat)) {
    const side = sideOf({ players: playerCount(game) }, seat)
    if (side !== open) await page.locator('.declared [aria-expanded]').nth(side).click()
    open = side
    const name = NAMES[seat] ?? ''
    if (what === 'four jacks') await press(page, `${name}: More`)
    await press(page, new RegExp(`^${name}: ${KEYS[what]}$`, 'i'))
  }
}

/** The name of the key of a declaration, after its player's name. */
const KEYS = {
  '20': '.+ \\(20\\)',
  '50': '.+ \\(50\\)',
  '100': '.+ \\(100\\)',
  'four jacks': 'four jacks',
  bela: '(bela|bella|belote|king and queen)',
} as const

/** Answers a question of the form. Its keys appear by themselves or after a tap on Save. */
async function answer(page: Page, name: string): Promise<void> {
  const key = page.locator('.form-pad').getByText(new RegExp(`^${name}`))
  if ((await key.count()) === 0) await saveKey(page).click()
  await key.click()
}

/** Returns the figures to type, beginning with this side. Between two pairs, only one is typed, as the other follows from it. */
function figuresFrom(side: number, game: RuleSetId, cards: readonly number[]): readonly number[] {
  const all = [...cards.slice(side), ...cards.slice(0, side)]
  return playerCount(game) === 4 ? all.slice(0, 1) : all
}

export async function typeFigures(page: Page, figures: readonly number[]): Promise<void> {
  for (const [index, figure] of figures.entries()) {
    for (const digit of String(figure)) await press(page, digit)
    const isActive = page.getByRole('group', { name: 'Points', exact: true }).locator('[aria-current=true]')
    const shown = await isActive.getAttribute('aria-label')
    const isLast = index === figures.length - 1
    if (!isLast && shown?.trim().endsWith(String(figure)))
      await page.getByRole('button', { name: 'Next number' }).click()
  }
}
