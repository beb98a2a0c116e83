import type { Page } from '@playwright/test'
import { packCode } from '../../lib/format/link'
import { gameRow } from '../support/game-row'
import { FIRST, putGames } from './support/before'
import { openFile } from './support/profiles'
import { expectTotals } from './support/table'
import { expect, test } from './support/test'

/** Returns a game with its rows, as another phone would send it. Only the ids of the rows are hostile. */
function gameWith({ game, entry }: { readonly game: string; readonly entry: string }) {
  const facts = { kind: 'counted', taker: 0, totals: [56, 23] }
  const start = { totals: [0, 0], heldOver: 0 }
  const rules = { base: 'bela-2' }
  const row = gameRow(game, {
    device: 'stranger',
    createdAt: 1,
    rules,
    names: ['Eve', 'Mallory'],
    dealer: 1,
    updatedAt: 1,
  })
  const recorded = { kind: 'recorded', hand: 'h1', after: null, facts }
  const log = [{ id: entry, v: 1, gameId: game, device: 'stranger', clock: 1, at: 1, ...recorded }]
  const table = { format: 'yuss/1', rules, players: ['Eve', 'Mallory'], dealer: 1, start, hands: [facts] }
  return { ...table, 'x-id': game, 'x-record': row, 'x-log': log }
}

/** Puts two games on the phone, and returns the addresses of their sheets. */
async function putTwoGames(page: Page): Promise<readonly string[]> {
  const ids = await putGames(page, [{ hands: [FIRST] }, { names: ['Ann', 'Bob'], hands: [FIRST] }])
  return ids.map((id) => `./game/?id=${id}`)
}

/** Loads the page, waits until the two copies have been compared, and expects both games whole, each with its hand. */
async function expectBothGames(page: Page, [first = '', second = '']: readonly string[]): Promise<void> {
  await page.goto('./settings/')
  await expect(page.getByText('Saved on this device (2 copies)')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Saved on this device (2 copies)')).toBeVisible()
  await page.goto(first)
  await expectTotals(page, { Mike: 70, Yetta: 55 })
  await page.goto(second)
  await expectTotals(page, { Ann: 70, Bob: 55 })
}

/** Imports the opened game, if the page offers that. */
async function acceptIfOffered(page: Page): Promise<void> {
  const refusal = page.getByText('nothing on this device has changed')
  const save = page.getByRole('button', { name: 'Import game' })
  await expect(refusal.or(save).first()).toBeVisible()
  if (await save.isVisible()) {
    await save.click()
    await expect(page).toHaveURL(/\/game\/\?id=/)
  }
}

test('a link whose game has the id that once meant every row is refused and leaves every game', async ({ page }) => {
  const games = await putTwoGames(page)
  await page.goto(`./share/#${packCode(gameWith({ game: '*', entry: 'e1' }))}`)
  await acceptIfOffered(page)
  await expectBothGames(page, games)
  await page.goto(`./share/#${packCode(gameWith({ game: '*', entry: 'e1' }))}`)
  await expect(page.getByText('nothing on this device has changed')).toBeVisible()
  await expect(page.getByText(/can have only plain Latin letters, digits, - and _/)).toBeVisible()
})

test('a file whose hand has the id that once meant every row is refused and leaves every game', async ({ page }) => {
  const games = await putTwoGames(page)
  const text = JSON.stringify(gameWith({ game: 'eve', entry: '*' }), null, 1)
  const open = () => openFile(page, 'Open a file', { name: 'game.yuss.json', text })
  await page.goto('./share/')
  await open()
  await acceptIfOffered(page)
  await expectBothGames(page, games)
  await page.goto('./share/')
  await open()
  await expect(page.getByText('nothing on this device has changed')).toBeVisible()
  await expect(page.getByText(/can have only plain Latin letters, digits, - and _/)).toBeVisible()
})

/** Returns a game that Eve begins 300 points ahead. */
function forged(id: string) {
  const game = gameWith({ game: id, entry: 'e1' })
  const start = { totals: [300, 0], heldOver: 0 }
  return { ...game, start, 'x-record': { ...game['x-record'], start } }
}

test('a link that begins a game here otherwise says so, and changes nothing', async ({ page }) => {
  await page.goto(`./share/#${packCode(gameWith({ game: 'eve', entry: 'e1' }))}`)
  await acceptIfOffered(page)
  await expectTotals(page, { Eve: 56, Mallory: 23 })
  await page.goto(`./share/#${packCode(forged('eve'))}`)
  await expect(page.getByText('This game begins differently on this device')).toBeVisible()
  await page.getByRole('button', { name: 'Open it' }).click()
  await expect(page).toHaveURL(/\/game\/\?id=eve/)
  await expectTotals(page, { Eve: 56, Mallory: 23 })
})

test('a link whose game does not begin as its id says is refused', async ({ page }) => {
  await page.goto(`./share/#${packCode(forged('Eh-iiDmgqE8YZgAqhKQsOQ'))}`)
  await expect(page.getByText('The beginning of this game was changed afterwards')).toBeVisible()
  await expect(page.getByText('nothing on this device has changed')).toBeVisible()
})
