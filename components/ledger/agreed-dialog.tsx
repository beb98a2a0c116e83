import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Field } from '@/components/ui/field'
import type { AgreedHand } from '@/lib/engine/table/hand'
import { sidesOf } from '@/lib/engine/table/seats'
import { adjustScore } from '@/lib/messages/compiled/table/ledger'
import { agreedNumber, agreedWhy, savePoints } from '@/lib/messages/compiled/table/sheet-dialogs'
import type { Table } from '@/lib/text/table'
import { figure, figureIn } from '@/lib/text/terms/figure'
import { sideHeading } from '@/lib/text/terms/names'
import { type Adjustment, adjustmentBefore, forgetAdjustment, keepAdjustment } from './adjustment'
import type { FormTask } from './hand-forms'
import { dealtBy } from './task-hand'

interface AgreedDialogProps {
  readonly gameId: string
  readonly task: FormTask
  readonly table: Table
  readonly hand: AgreedHand | null
  readonly onSave: (hand: AgreedHand) => void
  readonly onClose: () => void
}

/** Points settled by word, as they go on the sheet: no cards, and the deal does not move. */
export function AgreedDialog({ gameId, task, table, hand, onSave, onClose }: AgreedDialogProps) {
  const sides = sidesOf(table.rules)
  const [{ texts, why }, setTyped] = useState<Omit<Adjustment, 'task'>>(
    () =>
      adjustmentBefore(gameId, task) ?? {
        texts: sides.map((side) => figure(hand?.points[side] ?? 0)),
        why: hand?.why ?? '',
      },
  )
  useEffect(() => keepAdjustment(gameId, { task, texts, why }), [gameId, task, texts, why])
  useEffect(() => () => forgetAdjustment(gameId), [gameId])
  const points = texts.map((text) => figureIn(text, 4))
  const said = points.filter((value) => value !== null)
  const isReady = said.length === sides.length && said.some((value) => value !== 0)
  return (
    <Dialog
      title={adjustScore}
      onClose={onClose}
      actions={
        <Button
          look="main"
          className="w-full"
          disabled={!isReady}
          onClick={() => onSave({ kind: 'agreed', points: said, why: why.trim(), dealer: dealtBy(hand) })}
        >
          {savePoints}
        </Button>
      }
    >
      <div className="grid gap-3">
        {sides.map((side) => (
          <Field
            key={side}
            label={sideHeading(table, side)}
            value={texts[side] ?? ''}
            inputMode="numeric"
            autoComplete="off"
            onFocus={(event) => event.target.select()}
            onChange={(event) =>
              setTyped({ why, texts: texts.map((text, index) => (index === side ? event.target.value : text)) })
            }
            error={points[side] === null ? agreedNumber : null}
          />
        ))}
        <Field
          label={agreedWhy}
          value={why}
          maxLength={80}
          onChange={(event) => setTyped({ texts, why: event.target.value })}
        />
      </div>
    </Dialog>
  )
}
