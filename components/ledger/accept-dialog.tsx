import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import type { ScoredRow } from '@/lib/engine/game/ledger'
import { sidesOf } from '@/lib/engine/table/seats'
import { weAccept, acceptTitle, acceptHand, acceptSide, acceptTotal } from '@/lib/messages/compiled/table/sheet-dialogs'
import { earnedSummary } from '@/lib/text/sheet/summary'
import { verdictText } from '@/lib/text/sheet/verdict'
import type { Table } from '@/lib/text/table'
import { figure } from '@/lib/text/terms/figure'
import { sideHeading } from '@/lib/text/terms/names'

interface AcceptDialogProps {
  readonly table: Table
  readonly row: ScoredRow
  readonly number: number
  readonly onAccept: () => void
  readonly onClose: () => void
}

/** The hand and its score upside down, for the other side of the table to read and accept without the phone being turned. */
export function AcceptDialog({ table, row, number, onAccept, onClose }: AcceptDialogProps) {
  return (
    <Dialog title={acceptTitle({ number })} onClose={onClose}>
      <div className="grid rotate-180 gap-4 py-2">
        <p className="text-2xl leading-snug font-semibold">{verdictText(table, row)}</p>
        <p className="text-lg text-soft">{earnedSummary(table, row)}</p>
        <table className="w-full">
          <thead>
            <tr className="text-start text-base text-soft">
              <th scope="col" className="font-normal">
                {acceptSide}
              </th>
              <th scope="col" className="text-end font-normal">
                {acceptHand}
              </th>
              <th scope="col" className="text-end font-normal">
                {acceptTotal}
              </th>
            </tr>
          </thead>
          <tbody>
            {sidesOf(table.rules).map((side) => (
              <tr key={side} className="border-t border-rule">
                <th scope="row" translate="no" className="text-start text-lg">
                  {sideHeading(table, side)}
                </th>
                <td translate="no" className="num text-end text-2xl">
                  {figure(row.score.points[side] ?? 0)}
                </td>
                <td translate="no" className="num text-end text-4xl">
                  {figure(row.totals[side] ?? 0)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <Button look="main" onClick={onAccept}>
          {weAccept}
        </Button>
      </div>
    </Dialog>
  )
}
