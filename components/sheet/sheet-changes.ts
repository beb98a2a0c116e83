import { foldLedger } from '@/lib/engine/game/ledger'
import {
  compareInserted,
  compareSheets,
  compareWithout,
  type Difference,
  type ComparedSheet,
} from '@/lib/engine/game/ledger-diff'
import type { Hand } from '@/lib/engine/table/hand'
import type { Sheet } from '@/lib/storage'
import { changesText, totalsText } from '@/lib/text/sheet/changes'
import type { Table } from '@/lib/text/table'
import type { CorrectionTask } from './hand-forms'

const NEW = 'new'

/** Returns a sheet with these hands, to compare with another. */
export const compared = (sheet: Sheet, ids: readonly string[], hands: readonly Hand[]): ComparedSheet => ({
  ids,
  ledger: foldLedger({ ...sheet.game, hands }),
})

/** Returns the ids of the hands up to the first that cannot be read. */
export const idsOf = (sheet: Sheet): readonly string[] =>
  sheet.rows.slice(0, sheet.game.hands.length).map((row) => row.id)

/** Returns the changes in the rest of the sheet that saving an earlier hand would make, in words; `null` if there are none. */
export function previewOfSave(table: Table, sheet: Sheet, task: CorrectionTask, hand: Hand): string | null {
  const ids = idsOf(sheet)
  const { hands } = sheet.game
  const before = compared(sheet, ids, hands)
  if (task.kind === 'correct') {
    const after = compared(
      sheet,
      ids,
      hands.map((old, index) => (ids[index] === task.hand ? hand : old)),
    )
    return inWords(table, before, after, compareSheets(before, after, task.hand), after)
  }
  const place = ids.indexOf(task.before)
  const after = compared(sheet, inserted(ids, place, NEW), inserted(hands, place, hand))
  return inWords(table, before, after, compareInserted(before, after, place), before)
}

/** Returns the changes that deleting a hand would make, in words; `null` if there are none. */
export function previewOfDelete(table: Table, sheet: Sheet, id: string): string | null {
  const ids = idsOf(sheet)
  const place = ids.indexOf(id)
  const without = <T>(list: readonly T[]): readonly T[] => list.filter((_, index) => index !== place)
  const before = compared(sheet, ids, sheet.game.hands)
  const after = compared(sheet, without(ids), without(sheet.game.hands))
  return inWords(table, before, after, compareWithout(before, after, place), before)
}

/**
 * Returns the differences between two sheets and their totals in words; `null` if there are none. The differences refer to hands
 * by their numbers on the sheet `counted`.
 */
export function inWords(
  table: Table,
  before: ComparedSheet,
  after: ComparedSheet,
  differences: readonly Difference[],
  counted: ComparedSheet,
): string | null {
  const changes = changesText(table, differences, counted.ledger.rows)
  // While a hand waits for an answer, the later hands are in no total.
  if (after.ledger.open !== null) return changes
  const totals = totalsText(table, before.ledger.standing, after.ledger.standing)
  return [changes, totals].filter((part) => part !== null).join(' ') || null
}

const inserted = <T>(list: readonly T[], place: number, item: T): readonly T[] => [
  ...list.slice(0, place),
  item,
  ...list.slice(place),
]
