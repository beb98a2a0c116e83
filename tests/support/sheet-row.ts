import type { Hand } from '@/lib/engine/table/hand'
import type { Rules } from '@/lib/engine/table/options'
import type { SheetRow } from '@/lib/storage'
import { score } from './builders'

/** Returns a hand as a row on the sheet of Mike and Yetta. */
export const sheetRow = (table: Rules, id: string, hand: Hand): SheetRow => ({
  id,
  row: score(table, hand),
  names: ['Mike', 'Yetta'],
  facts: hand,
  accepted: false,
  same: [],
  rivals: [],
  contested: false,
  versions: [],
  deletedAt: [],
  changed: 0,
  at: 0,
})
