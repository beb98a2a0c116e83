import type { SheetRow } from '@/lib/storage'
import { thrownInRow } from '@/lib/text/en/screens/ledger'
import { STATE_LABELS } from '@/lib/text/en/sheet/sheet'

/** What is written across a row that has no figures of its own and asks for nothing; nothing where it has. */
export function unscoredLabel(row: Exclude<SheetRow['row'], { readonly state: 'open' }>): string {
  switch (row.state) {
    case 'scored':
      return row.hand.kind === 'thrown-in' ? thrownInRow(row.hand.why) : ''
    case 'waiting':
      return STATE_LABELS.waiting
    case 'after-end':
      return STATE_LABELS.afterEnd
    case 'unreadable':
      return STATE_LABELS.unreadable
  }
}
