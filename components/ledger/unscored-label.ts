import { handAfterEnd, handUnreadable, handWaiting } from '@/lib/messages/compiled/table/sheet'
import type { SheetRow } from '@/lib/storage'
import { thrownInRow } from '@/lib/text/screens/ledger'

/** What is written across a row that has no figures of its own and asks for nothing; nothing where it has. */
export function unscoredLabel(row: Exclude<SheetRow['row'], { readonly state: 'open' }>): string {
  switch (row.state) {
    case 'scored':
      return row.hand.kind === 'thrown-in' ? thrownInRow(row.hand.why) : ''
    case 'waiting':
      return handWaiting
    case 'after-end':
      return handAfterEnd
    case 'unreadable':
      return handUnreadable
  }
}
