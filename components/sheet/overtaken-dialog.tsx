import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { FigureRow, FigureTable } from '@/components/ui/figure-table'
import { sidesOf } from '@/lib/engine/table/seats'
import { handColumn, savedElsewhere } from '@/lib/messages/compiled/table/ledger'
import { letItStand, notSavedHere, goOnAs } from '@/lib/messages/compiled/table/sheet-dialogs'
import type { SheetRow } from '@/lib/storage'
import type { Table } from '@/lib/text/table'
import { figure } from '@/lib/text/terms/figure'
import { seatedWith, sideHeading } from '@/lib/text/terms/names'
import { rowText } from './row-text'

interface OvertakenDialogProps {
  readonly table: Table
  /** The hand as it was saved, and its number on the sheet. */
  readonly row: SheetRow
  readonly number: number
  /** The number that the hand typed here would have. */
  readonly next: number
  readonly onLetStand: () => void
  readonly onGoOn: () => void
  readonly onClose: () => void
}

/** The question when another tab has saved a hand: it is the hand being entered here, or the one before it. */
export function OvertakenDialog({ table, row, number, next, onLetStand, onGoOn, onClose }: OvertakenDialogProps) {
  return (
    <Dialog
      title={savedElsewhere({ number })}
      onClose={onClose}
      actions={
        <div className="grid gap-2">
          <Button look="main" onClick={onLetStand}>
            {letItStand}
          </Button>
          <Button onClick={onGoOn}>{goOnAs({ number: next })}</Button>
        </div>
      }
    >
      <p className="text-base">{notSavedHere}</p>
      <SavedHand table={table} row={row} number={number} />
    </Dialog>
  )
}

function SavedHand({ table: now, row, number }: Pick<OvertakenDialogProps, 'table' | 'row' | 'number'>) {
  const table = seatedWith(now, row.names)
  const text = rowText(table, row)
  const found = row.row
  if (text !== '' || found.state !== 'scored') return <p className="pt-2 text-base">{text}</p>
  const sides = sidesOf(table.rules)
  return (
    <FigureTable className="mt-2" heads={{ names: handColumn, figures: sides.map((side) => sideHeading(table, side)) }}>
      <FigureRow head={number} figures={sides.map((side) => figure(found.score.points[side] ?? 0))} />
    </FigureTable>
  )
}
