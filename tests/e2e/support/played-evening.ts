import type { Page } from '@playwright/test'
import { openFile } from './profiles'
import { expect } from './test'

/** A game of an evening for two: its players, the totals taken over from paper, and its hands by taker and totals. */
interface PlayedGame {
  readonly names: readonly [string, string]
  readonly start?: readonly [number, number]
  readonly hands: readonly (readonly [taker: number, one: number, other: number])[]
}

const EVENING = 'evening-1'

/** Imports the games of an evening, one after the other, and opens the evening. */
export async function playEvening(page: Page, people: readonly string[], games: readonly PlayedGame[]): Promise<void> {
  for (const { names, start = [0, 0], hands } of games) {
    const out = people.filter((name) => !names.includes(name))
    const game = {
      format: 'yuss/1',
      rules: { base: 'bela-2' },
      players: names,
      dealer: 0,
      start: { totals: start },
      hands: hands.map(([taker, ...totals]) => ({ kind: 'counted', taker, totals })),
      'x-evening': { id: EVENING, people, pairing: 'same', sittingOut: 'turn', out },
    }
    await page.goto('./share/')
    await openFile(page, 'Open a file', { name: 'game.yuss', text: JSON.stringify(game) })
    await page.getByRole('button', { name: 'Import game' }).click()
    await expect(page).toHaveURL(/\/game\/\?id=/)
  }
  await page.goto(`./evening/?id=${EVENING}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Evening' })).toBeVisible()
}

/** Sets stakes by the labels of their fields. */
export async function playFor(page: Page, stakes: Readonly<Record<string, string>>): Promise<void> {
  await page.getByRole('button', { name: /^Stakes/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Stakes' })
  for (const [label, amount] of Object.entries(stakes)) await dialog.getByLabel(label, { exact: true }).fill(amount)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
}
