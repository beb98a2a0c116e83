import type { Page } from '@playwright/test'
import { gameName } from '@/lib/messages/compiled/rules/gameName'
import { RULE_SET_IDS } from '@/lib/rulesets/sets/rule-set'
import { expect } from './test'

/** Helpers that start games and record hands, by the names that a screen reader would say. */

interface NewGame {
  readonly game: string
  readonly names: readonly string[]
  readonly dealer: string
}

/** Chooses a game in the list of all games: first the number of players, then the game. */
export async function chooseGame(page: Page, game: string): Promise<void> {
  const players = /three/.test(game) ? 3 : /four|Bridge/.test(game) ? 4 : 2
  await page.getByRole('radio', { name: `${players} players` }).click()
  await page.getByRole('link', { name: game }).click()
}

/** Opens the form of a new game by its address, and starts the game. `new-game.spec.ts` opens the form through the list. */
export async function startGame(page: Page, { game, names, dealer }: NewGame): Promise<void> {
  const id = RULE_SET_IDS.find((one) => gameName[one].includes(game))
  if (id === undefined) throw new Error(`expected the name of a game, got ${game}`)
  await page.goto(`./new/?game=${id}`)
  for (const [seat, name] of names.entries()) await page.getByLabel(`Player ${seat + 1}`, { exact: true }).fill(name)
  await page
    .getByRole('radiogroup', { name: 'Who deals first' })
    .getByRole('radio', { name: dealer, exact: true })
    .click()
  await page.getByRole('button', { name: /^Start/ }).click()
  await expect(page.getByRole('button', { name: 'Record hand 1' })).toBeVisible()
}

export interface HandTaps {
  /** The whole names of the chips to press. */
  readonly chips: readonly string[]
  /** The points of each side in turn; `null` leaves a field as it is. */
  readonly figures: readonly (number | null)[]
  /** A sentence that the verdict must contain before the hand is saved. */
  readonly verdict?: RegExp | string
}

const form = (page: Page) => page.getByRole('button', { name: /^(Save|Correct|Insert) hand/ })

const chipOf = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).or(page.getByRole('radio', { name, exact: true }))

/**
 * Taps a chip of the open form by its whole name. With three or more players, “Ann took hearts” is two chips. The keys of
 * declarations replace the digits, and are opened for their side first.
 */
export async function tapChip(page: Page, name: string): Promise<void> {
  await page.locator('.hand-form-keys > *').first().waitFor()
  const [, taker, trump] = /^(.+ took) (.+)$/.exec(name) ?? []
  const isThere = async (chip: string) => (await chipOf(page, chip).count()) > 0
  if (taker !== undefined && trump !== undefined && (await isThere(taker))) {
    await chipOf(page, taker).click()
    await chipOf(page, trump).click()
    return
  }
  if (await isThere(name)) {
    await chipOf(page, name).click()
    return
  }
  for (const side of await page.locator('.declared [aria-expanded]').all()) {
    await side.click()
    await page.locator('.form-pad').waitFor()
    if (await isThere(name)) break
  }
  await chipOf(page, name).click()
  await page.locator('.save-done').click()
}

/** Fills in the open form. */
export async function fillHand(page: Page, { chips, figures, verdict }: HandTaps): Promise<void> {
  for (const name of chips) await tapChip(page, name)
  const fields = page.getByRole('group', { name: 'Points', exact: true }).locator('button[aria-current]')
  for (const [side, figure] of figures.entries()) {
    if (figure === null) continue
    await fields.nth(side).click()
    for (const digit of String(figure)) await page.getByRole('button', { name: digit, exact: true }).click()
  }
  if (verdict !== undefined) await expect(page.getByRole('status').filter({ hasText: verdict })).toBeVisible()
}

export async function saveHand(page: Page): Promise<void> {
  await form(page).click()
  await expect(form(page)).toBeHidden()
}

/** Waits until every key takes taps. One that has just come under the finger takes none for half a second. */
export async function takesTaps(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('[style*="pointer-events"]') === null)
}

/** Records the next hand. */
export async function record(page: Page, hand: HandTaps): Promise<void> {
  await takesTaps(page)
  await page.getByRole('button', { name: /^Record hand/ }).click()
  await fillHand(page, hand)
  await saveHand(page)
}

/** Expects the large totals, by side. */
export async function expectTotals(page: Page, totals: Readonly<Record<string, number>>): Promise<void> {
  for (const [side, total] of Object.entries(totals)) {
    await expect(
      page.getByRole('region', { name: side, exact: true }).getByText(String(total).replace('-', '−'), { exact: true }),
    ).toBeVisible()
  }
}

/** Goes from the end of a game back to its sheet. */
export async function backToTheSheet(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Back to the sheet' }).click()
  await expect(page.getByRole('main', { name: 'End of the game' })).toBeHidden()
}

/** Opens the menu “More” of the sheet, and returns it. */
export async function openMore(page: Page) {
  await page.getByRole('button', { name: 'More', exact: true }).click()
  return page.getByRole('dialog', { name: 'More' })
}

/** Opens the summary of a game, from its sheet or from its end. */
export async function openSummary(page: Page): Promise<void> {
  await (await openMore(page)).getByRole('link', { name: /^Summary/ }).click()
}

/** Fills in a new player for a seat. The dialog stays open. */
export async function fillNewPlayer(page: Page, seat: string, name: string) {
  await (await openMore(page)).getByRole('button', { name: /^Players/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Players' })
  await dialog.getByRole('radio', { name: seat, exact: true }).click()
  await dialog.getByRole('radio', { name: 'New player' }).click()
  const field = dialog.getByLabel(`Who plays for ${seat} from the next hand on`)
  await field.fill(name)
  return { dialog, field }
}

/** Opens the dialog that explains a hand, and returns it. */
export async function openHand(page: Page, number: number) {
  await page.getByRole('button', { name: `Hand ${number}: explain or correct` }).click()
  const dialog = page.getByRole('dialog', { name: `Hand ${number}` })
  await expect(dialog).toBeVisible()
  return dialog
}

/** Opens the example of a new phone: Bela for two, with three hands made and the fourth bate. */
export async function openExample(page: Page): Promise<void> {
  await page.goto('./play/')
  await page.getByRole('link', { name: /^View example/ }).click()
  await expect(page.getByRole('button', { name: /^(Record|Continue) hand/ })).toBeVisible()
}
