import type { SheetRow } from '@/lib/storage'

/** The hands whose points wait, by their numbers on the sheet: all that left some since somebody took what had waited. */
export function handsWaiting(rows: readonly SheetRow['row'][]): readonly number[] {
  const taken = rows.findLastIndex((row) => row.state === 'scored' && row.score.heldOverWon > 0)
  return rows.flatMap((row, index) =>
    index > taken && row.state === 'scored' && row.score.heldOverAdded > 0 ? [index + 1] : [],
  )
}
