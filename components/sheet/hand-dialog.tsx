import { useState } from 'react'
import { ScreenLink } from '@/components/addresses/screen-link'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import type { ScoredRow } from '@/lib/engine/game/ledger'
import { isContested } from '@/lib/engine/table/hand'
import {
  byOtherRules,
  cancelDelete,
  correctHand,
  deleteHandAsk,
  insertBefore,
  deleteHand,
  deleteRow,
} from '@/lib/messages/compiled/table/hand-dialog'
import type { SheetRow } from '@/lib/storage'
import { deletePreviewText } from '@/lib/text/screens/hand-dialog'
import { endingUnderVerdict } from '@/lib/text/sheet/ending'
import { verdictText } from '@/lib/text/sheet/verdict'
import type { Table } from '@/lib/text/table'
import { keepHand } from '../addresses/game-address'
import { otherRulesHref } from '../addresses/ruling-address'
import { ReceiptTable } from '../hand/receipt-table'
import { rowText } from './row-text'

interface HandDialogProps {
  readonly table: Table
  readonly gameId: string
  readonly row: SheetRow
  readonly title: string
  /** Its number on the sheet; `null` if it has none. */
  readonly number: number | null
  /** The actions on the hand; `null` for someone who can only view. */
  readonly edits: HandEdits | null
  readonly onClose: () => void
}

interface HandEdits {
  /** Returns the changes that deleting this hand would make further down the sheet, in words. */
  readonly deletePreview: () => string | null
  readonly onEdit: () => void
  readonly onInsert: () => void
  readonly onDelete: () => void
}

/** The explanation of a hand: the lines that add up to its figures, the rule behind each line, and what can be changed. */
export function HandDialog(props: HandDialogProps) {
  const { table, gameId, row, title, number, edits, onClose } = props
  const found = row.row
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        edits === null ? undefined : <Edits {...edits} number={number} canCorrect={found.state !== 'unreadable'} />
      }
    >
      {found.state === 'scored' ? (
        <>
          <Explanation table={table} row={found} onRule={() => keepHand(row.id)} />
          {isContested(found.hand) ? (
            <p className="pt-4">
              <ScreenLink
                href={otherRulesHref(gameId, row.id)}

                onClick={() => keepHand(row.id)}
                className="link"
              >
                {byOtherRules}
              </ScreenLink>
            </p>
          ) : null}
        </>
      ) : (
        <p className="text-base">{rowText(table, row)}</p>
      )}
    </Dialog>
  )
}

interface EditsProps extends HandEdits {
  readonly number: number | null
  readonly canCorrect: boolean
}

function Edits({ deletePreview, onEdit, onInsert, onDelete, number, canCorrect }: EditsProps) {
  const [isDeleting, setDeleting] = useState(false)
  if (isDeleting)
    return (
      <DeleteActions number={number} preview={deletePreview()} onDelete={onDelete} onKeep={() => setDeleting(false)} />
    )
  return (
    <div className="flex flex-wrap gap-2 *:flex-auto">
      <Button onClick={onEdit} disabled={!canCorrect}>
        {correctHand}
      </Button>
      <Button onClick={onInsert}>{insertBefore}</Button>
      <Button look="grave" onClick={() => setDeleting(true)}>
        {deleteHandAsk}
      </Button>
    </div>
  )
}

interface DeleteActionsProps {
  readonly number: number | null
  readonly preview: string | null
  readonly onDelete: () => void
  readonly onKeep: () => void
}

function DeleteActions({ number, preview, onDelete, onKeep }: DeleteActionsProps) {
  return (
    <div>
      <p role="status" className="pb-2 text-base">
        {deletePreviewText(preview)}
      </p>
      <div className="grid grid-cols-2 gap-2">
        <Button onClick={onKeep}>{cancelDelete}</Button>
        <Button look="grave" onClick={onDelete}>
          {number === null ? deleteRow : deleteHand({ number })}
        </Button>
      </div>
    </div>
  )
}

interface ExplanationProps {
  readonly table: Table
  readonly row: ScoredRow
  /** Called before a rule is opened. */
  readonly onRule: () => void
}

/** The verdict on a hand, and the lines that add up to its figures. */
function Explanation({ table, row, onRule }: ExplanationProps) {
  const end = endingUnderVerdict(table, row)
  return (
    <>
      <p className="text-lg leading-snug font-semibold">{verdictText(table, row)}</p>
      {end === null ? null : <p className="pt-1 text-base">{end}</p>}
      <div className="pt-2">
        <ReceiptTable table={table} row={row} onRule={onRule} />
      </div>
    </>
  )
}
