import { compareInserted, compareSheets } from '@/lib/engine/game/ledger-diff'
import type { Hand } from '@/lib/engine/table/hand'
import { parseHand } from '@/lib/format/parse-hand'
import type { HandId } from '@/lib/log/entry'
import { fold, stateOf } from '@/lib/log/fold'
import { nextClock } from '@/lib/log/next'
import { choosing, parting, settling } from '@/lib/log/settle'
import type { NewChange, Sheet, SheetRow } from '@/lib/storage'
import type { Table } from '@/lib/text/table'
import { compared, idsOf, inWords, previewOfDelete } from './sheet-changes'

/** An answer to a row's question. */
export type VersionAnswer =
  | { readonly kind: 'take'; readonly id: string }
  | { readonly kind: 'two-deals'; readonly first: HandId; readonly second: HandId }
  | { readonly kind: 'delete' }

/** Returns the change that an answer writes to the log. */
export function changeOf(row: SheetRow, answer: VersionAnswer): NewChange {
  switch (answer.kind) {
    case 'take':
      return {
        kind: 'settled',
        entries: (log) =>
          row.rivals.length > 0 ? choosing(log, answer.id) : settling(log, [row.id, ...row.same], answer.id),
      }
    case 'two-deals':
      return { kind: 'settled', entries: (log) => parting(log, answer.first, answer.second) }
    case 'delete':
      return { kind: 'deleted', hand: row.id }
  }
}

/** Returns the changes that an answer makes in the rest of the sheet, in words; `null` if there are none. */
export function previewOfAnswer(table: Table, sheet: Sheet, row: SheetRow, answer: VersionAnswer): string | null {
  const change = changeOf(row, answer)
  if (change.kind !== 'settled') return previewOfDelete(table, sheet, row.id)
  const rows = rowsAfter(sheet, change.entries(sheet.log))
  const ids = idsOf(sheet)
  const before = compared(sheet, ids, sheet.game.hands)
  const after = compared(sheet, idsAfter(ids, row, rows, answer), handsOf(table, rows))
  const added = after.ids.findIndex((id) => !before.ids.includes(id))
  const differences =
    answer.kind === 'two-deals' ? compareInserted(before, after, added) : compareSheets(before, after, row.id)
  return inWords(table, before, after, differences, answer.kind === 'two-deals' ? before : after)
}

interface RowAfter {
  readonly hand: HandId
  readonly same: readonly HandId[]
  readonly facts: unknown
}

function rowsAfter({ log }: Sheet, entries: ReturnType<Extract<NewChange, { kind: 'settled' }>['entries']>) {
  const [device, clock] = ['', nextClock(log)]
  const written = entries.map((entry, index) => ({ id: `answer-${index}`, device, clock, ...entry }))
  return fold(stateOf([...log.log, ...written])).rows
}

/**
 * Returns the ids of the rows after an answer. The answered row keeps its id, whichever account it shows, so that a comparison
 * sees changes in the other rows only.
 */
function idsAfter(
  before: readonly string[],
  row: SheetRow,
  rows: readonly RowAfter[],
  answer: VersionAnswer,
): readonly string[] {
  const own = answer.kind === 'two-deals' ? [row.id] : [row.id, answer.kind === 'take' ? answer.id : '']
  return rows.map(({ hand, same }) => {
    if ([hand, ...same].some((id) => own.includes(id))) return row.id
    return before.includes(hand) ? hand : (before.find((id) => same.includes(id)) ?? hand)
  })
}

/** Returns the hands up to the first that cannot be read. */
function handsOf(table: Table, rows: readonly RowAfter[]): readonly Hand[] {
  const read = rows.map(({ facts }) => parseHand(table.rules, facts))
  const bad = read.findIndex((hand) => !hand.ok)
  return read.slice(0, bad === -1 ? read.length : bad).flatMap((hand) => (hand.ok ? [hand.value] : []))
}
