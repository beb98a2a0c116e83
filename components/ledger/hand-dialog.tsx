import Link from 'next/link'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import type { ScoredRow } from '@/lib/engine/game/ledger'
import type { Line } from '@/lib/engine/score/line'
import { isContested } from '@/lib/engine/table/hand'
import { sidesOf, type Side } from '@/lib/engine/table/seats'
import {
  byOtherRules,
  cancelDelete,
  correctHand,
  deleteHandAsk,
  insertBefore,
  madeInTheHand,
  deleteHand,
  deleteRow,
} from '@/lib/messages/compiled/table/hand-dialog'
import type { SheetRow } from '@/lib/storage'
import { deletePreviewText, onTheSheet } from '@/lib/text/screens/hand-dialog'
import { endingText } from '@/lib/text/sheet/ending'
import { lineText } from '@/lib/text/sheet/line'
import { verdictText } from '@/lib/text/sheet/verdict'
import type { Table } from '@/lib/text/table'
import { figure } from '@/lib/text/terms/figure'
import { sideHeading } from '@/lib/text/terms/names'
import { keepHand } from '../addresses/game-address'
import { questionHref } from '../addresses/rule-address'
import { otherRulesHref } from '../addresses/ruling-address'
import { rowText } from './row-text'

interface HandDialogProps {
  readonly table: Table
  readonly gameId: string
  readonly row: SheetRow
  /** The side whose score is explained first. */
  readonly side: Side | null
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
  const { table, gameId, row, side, title, number, edits, onClose } = props
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
          <Explanation table={table} gameId={gameId} row={found} side={side} onRule={() => keepHand(row.id, side)} />
          {isContested(found.hand) ? (
            <p className="pt-4">
              <Link
                href={otherRulesHref(gameId, row.id)}
                prefetch={false}
                onClick={() => keepHand(row.id, side)}
                className="link"
              >
                {byOtherRules}
              </Link>
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
    <div className="grid grid-cols-3 gap-2">
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
  readonly gameId: string
  readonly row: ScoredRow
  readonly side: Side | null
  /** Called before a rule is opened. */
  readonly onRule: () => void
}

/** The two layers of a score, side by side: the card points first, then the points on the sheet. */
function Explanation({ table, gameId, row, side: first, onRule }: ExplanationProps) {
  const { score, hand } = row
  const end = endingText(table, row)
  const sides = sidesOf(table.rules)
  const inOrder = first === null ? sides : [first, ...sides.filter((side) => side !== first)]
  return (
    <>
      <p className="text-lg leading-snug font-semibold">{verdictText(table, row)}</p>
      {end === null ? null : <p className="pt-1 text-base">{end}</p>}
      {inOrder.map((side) => (
        <section key={side} aria-label={sideHeading(table, side)} className="mt-4">
          <h3 translate="no" className="border-b border-ink pb-1 text-base font-semibold">
            {sideHeading(table, side)}
          </h3>
          {isContested(hand) || hand.kind === 'claimed' ? (
            <Lines
              table={table}
              gameId={gameId}
              caption={madeInTheHand}
              lines={score.earnedLines}
              side={side}
              sum={score.earned[side] ?? 0}
              onRule={onRule}
            />
          ) : null}
          <Lines
            table={table}
            gameId={gameId}
            caption={onTheSheet(table, score.points[side] ?? 0)}
            lines={score.sheetLines}
            side={side}
            sum={score.points[side] ?? 0}
            onRule={onRule}
          />
        </section>
      ))}
    </>
  )
}

interface LinesProps {
  readonly table: Table
  readonly gameId: string
  readonly caption: string
  readonly lines: readonly Line[]
  readonly side: number
  readonly sum: number
  readonly onRule: () => void
}

function Lines({ table, gameId, caption, lines, side, sum, onRule }: LinesProps) {
  const own = lines.filter((line) => line.side === side)
  return (
    <dl className="mt-1">
      {own.map((line, index) => {
        const { label, detail } = lineText(table, line)
        return (
          <div key={index} className="flex items-baseline justify-between gap-3 border-b border-rule">
            <dt className="min-w-0">
              <Link
                href={questionHref(line.rule, gameId)}
                prefetch={false}
                onClick={onRule}
                className="link decoration-rule"
              >
                <span>
                  <span>{label}</span>
                  {detail === null ? null : <span className="block text-sm text-soft">{detail}</span>}
                </span>
              </Link>
            </dt>
            <dd translate="no" className="num text-xl">
              {figure(line.points)}
            </dd>
          </div>
        )
      })}
      <div className="flex items-baseline justify-between py-1">
        <dt className="text-base text-soft">{caption}</dt>
        <dd translate="no" className="num text-2xl">
          {figure(sum)}
        </dd>
      </div>
    </dl>
  )
}
