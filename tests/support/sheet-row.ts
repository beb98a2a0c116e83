import type { Hand } from '@/lib/engine/table/hand'
import type { Rules } from '@/lib/engine/table/options'
import type { SheetRow } from '@/lib/storage'
import { score } from './builders'

/** The facts of a row that was written once, on one phone. */
export const WRITTEN_ONCE = {
  facts: null,
  accepted: false,
  same: [],
  rivals: [],
  contested: false,
  versions: [],
  deletedAt: [],
  changed: 0,
  at: 0,
} as const satisfies Partial<SheetRow>

/** Returns a hand as a row on the sheet of Mike and Yetta. */
export const sheetRow = (table: Rules, id: string, hand: Hand): SheetRow => ({
  ...WRITTEN_ONCE,
  id,
  row: score(table, hand),
  names: ['Mike', 'Yetta'],
  facts: hand,
})
