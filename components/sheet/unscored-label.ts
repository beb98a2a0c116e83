import { redealRow } from '@/lib/messages/compiled/table/ledger'
import { handAfterEnd, handUnreadable, handWaiting } from '@/lib/messages/compiled/table/sheet'
import type { SheetRow } from '@/lib/storage'
import type { Table } from '@/lib/text/table'
import { thrownInLabel } from '@/lib/text/terms/labels'
import { nameOf } from '@/lib/text/terms/names'

/** Returns the text across a row that has no figures and no question; an empty text if the row has figures. */
export function unscoredLabel(row: Exclude<SheetRow['row'], { readonly state: 'open' }>, table: Table): string {
  switch (row.state) {
    case 'scored':
      return row.hand.kind === 'thrown-in'
        ? redealRow({ why: thrownInLabel(row.hand.why), name: nameOf(table, row.dealer) })
        : ''
    case 'waiting':
      return handWaiting
    case 'after-end':
      return handAfterEnd
    case 'unreadable':
      return handUnreadable
  }
}
