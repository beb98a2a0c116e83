import type { Page } from '@playwright/test'
import type { Hand } from '@/lib/engine/table/hand'
import type { RulesJson } from '@/lib/storage'
import { counted } from '../../support/builders'
import { openSheet } from './before'

/** Long names. The app keeps at most 24 letters of each. */
export const LONG_NAMES = [
  'Maximiliana-Theodora',
  'Bartholomew Featherstone',
  'Шехерезада Константинова',
  'Wilhelmina Montgomery',
] as const

export interface LongTable {
  readonly rules: RulesJson
  readonly totals: readonly number[]
  readonly heldOver?: number
  readonly hands: readonly Hand[]
}

/** Tables of each number of players with the longest names and the widest figures. */
export const LONG_TABLES: readonly LongTable[] = [
  {
    rules: { base: 'bela-2' },
    totals: [149, 205],
    hands: [
      counted({ taker: 0, trump: 'diamonds', totals: [120, 62] }),
      counted({ taker: 1, trump: 'hearts', totals: [91, 81] }),
      counted({ taker: 0, trump: 'clubs', totals: [40, 122] }),
    ],
  },
  {
    rules: { base: 'bela-3', big: 'allowed', target: 5001 },
    totals: [3774, 2209, 3441],
    hands: [
      counted({ taker: 0, trump: 'diamonds', totals: [92, 40, 30] }),
      counted({ taker: 1, trump: 'hearts', big: true, totals: [92, 210, 60] }),
      counted({ taker: 2, trump: 'hearts', big: true, totals: [110, 92, 60] }),
    ],
  },
  {
    rules: { base: 'klabberjass-4', target: 5001, tie: 'held-over' },
    totals: [3774, 4209],
    heldOver: 181,
    hands: [
      counted({ taker: 0, trump: 'diamonds', totals: [192, 140] }),
      counted({ taker: 1, trump: 'hearts', totals: [110, 92] }),
    ],
  },
  {
    rules: { base: 'bridge-belote', doubling: 8 },
    totals: [114, 121],
    hands: [
      counted({ taker: 0, trump: 'all', multiplier: 4, totals: [129, 129] }),
      counted({ taker: 1, trump: 'none', multiplier: 2, totals: [110, 150] }),
    ],
  },
]

/** Opens the sheet of such a table. */
export async function openTable(page: Page, { rules, totals, heldOver = 0, hands }: LongTable): Promise<void> {
  await openSheet(page, { rules, names: LONG_NAMES, start: { totals, heldOver }, hands })
}
