import { isNumbered, numberOf } from '@/lib/engine/game/hand-numbers'
import { handTitle } from '@/lib/messages/compiled/table/common'
import { adjustment, redealTool } from '@/lib/messages/compiled/table/ledger'
import type { SheetRow } from '@/lib/storage'

/** Returns the number of a row on the sheet; `null` for one that has none. */
export function rowNumber(rows: readonly SheetRow[], id: string): number | null {
  const found = rows.map(({ row }) => row)
  const place = rows.findIndex((row) => row.id === id)
  return found.slice(place, place + 1).every(isNumbered) ? numberOf(found, place) : null
}

/** Returns the name of a row of the sheet: “Hand 5”, or the kind of a row that has no number. */
export function rowTitle(rows: readonly SheetRow[], id: string): string {
  const number = rowNumber(rows, id)
  if (number !== null) return handTitle({ number })
  const row = rows.find((one) => one.id === id)?.row
  return row !== undefined && 'hand' in row && row.hand.kind === 'agreed' ? adjustment : redealTool
}
