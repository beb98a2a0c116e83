import type { Page } from '@playwright/test'
import { openFile } from './profiles'
import { expect } from './test'

/** Long names. The app keeps at most 24 letters of each. */
const LONG_NAMES = [
  'Maximiliana-Theodora',
  'Bartholomew Featherstone',
  'Шехерезада Константинова',
  'Wilhelmina Montgomery',
] as const

export interface LongTable {
  readonly base: string
  /** The options in which this table differs from its game. */
  readonly rules?: Readonly<Record<string, string | number>>
  readonly totals: readonly number[]
  readonly heldOver?: number
  readonly hands: readonly object[]
}

const two = (base: string): LongTable => ({
  base,
  totals: [149, 205],
  hands: [
    { kind: 'counted', taker: 0, trump: 'diamonds', totals: [120, 62] },
    { kind: 'counted', taker: 1, trump: 'hearts', totals: [91, 81] },
    { kind: 'counted', taker: 0, trump: 'clubs', totals: [40, 122] },
  ],
})

/** Tables of each number of players with the longest names and the widest figures. */
export const LONG_TABLES: readonly LongTable[] = [
  two('bela-2'),
  {
    base: 'bela-3',
    rules: { big: 'allowed', target: 5001 },
    totals: [3774, 2209, 3441],
    hands: [
      { kind: 'counted', taker: 0, trump: 'diamonds', totals: [92, 40, 30] },
      { kind: 'counted', taker: 1, trump: 'hearts', big: true, totals: [92, 210, 60] },
      { kind: 'counted', taker: 2, trump: 'hearts', big: true, totals: [110, 92, 60] },
    ],
  },
  {
    base: 'klabberjass-4',
    rules: { target: 5001, tie: 'held-over' },
    totals: [3774, 4209],
    heldOver: 181,
    hands: [
      { kind: 'counted', taker: 0, trump: 'diamonds', totals: [192, 140] },
      { kind: 'counted', taker: 1, trump: 'hearts', totals: [110, 92] },
    ],
  },
  {
    base: 'bridge-belote',
    rules: { doubling: 8 },
    totals: [114, 121],
    hands: [
      { kind: 'counted', taker: 0, trump: 'all', multiplier: 4, totals: [129, 129] },
      { kind: 'counted', taker: 1, trump: 'none', multiplier: 2, totals: [110, 150] },
    ],
  },
]

/** Takes a game over from a file and opens its sheet. */
export async function takeTable(page: Page, { base, rules, totals, heldOver = 0, hands }: LongTable): Promise<void> {
  const players = LONG_NAMES.slice(0, base.endsWith('4') || base === 'bridge-belote' ? 4 : totals.length)
  const start = { totals, heldOver }
  const text = JSON.stringify({ format: 'yuss/1', rules: { base, ...rules }, players, dealer: 0, start, hands })
  await page.goto('./share/')
  await openFile(page, 'Open a file', { name: 'game.yuss', text })
  await page.getByRole('button', { name: 'Import game' }).click()
  await expect(page.getByRole('button', { name: /^Record hand/ })).toBeVisible()
}
