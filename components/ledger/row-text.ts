import type { SheetRow } from '@/lib/storage'
import { problemSentence } from '@/lib/text/en/problems/problem'
import { thrownInRow } from '@/lib/text/en/screens/ledger'
import { STATE_LABELS } from '@/lib/text/en/sheet/sheet'
import type { Table } from '@/lib/text/table'

/** What is written across a row that has no figures of its own; nothing where it has. */
export function rowText(table: Table, { row }: SheetRow): string {
  switch (row.state) {
    case 'scored':
      return row.hand.kind === 'thrown-in' ? thrownInRow(row.hand.why) : ''
    case 'open':
      return problemSentence(table, row.problem, row.hand)
    case 'waiting':
      return STATE_LABELS.waiting
    case 'after-end':
      return STATE_LABELS.afterEnd
    case 'unreadable':
      return STATE_LABELS.unreadable
  }
}
