import { Dialog } from '@/components/ui/dialog'
import type { ScoredRow } from '@/lib/engine/game/ledger'
import { whyKey } from '@/lib/messages/compiled/table/hand-form'
import { verdictText } from '@/lib/text/sheet/verdict'
import type { Table } from '@/lib/text/table'
import { ReceiptTable } from './receipt-table'

interface ReceiptProps {
  readonly table: Table
  readonly row: ScoredRow
  readonly onClose: () => void
}

/** The dialog that explains the result of a hand: its lines and the verdict. */
export const Receipt = ({ table, row, onClose }: ReceiptProps) => (
  <Dialog title={whyKey} onClose={onClose}>
    <ReceiptTable table={table} row={row} />
    <p className="pt-3 text-base text-soft">{verdictText(table, row)}</p>
  </Dialog>
)
