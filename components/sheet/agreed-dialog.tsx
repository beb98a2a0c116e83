import { Minus, Plus } from 'lucide'
import { useId } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Field } from '@/components/ui/field'
import { Icon } from '@/components/ui/icon'
import type { AgreedHand } from '@/lib/engine/table/hand'
import { sidesOf } from '@/lib/engine/table/seats'
import { useTyped } from '@/lib/hooks/use-typed'
import { adjustScore } from '@/lib/messages/compiled/table/ledger'
import { agreedNumber, agreedWhy, savePoints, stepDown, stepUp } from '@/lib/messages/compiled/table/sheet-dialogs'
import type { Table } from '@/lib/text/table'
import { figure, figureIn } from '@/lib/text/terms/figure'
import { sideHeading } from '@/lib/text/terms/names'
import { adjustmentIn, type Adjustment } from './adjustment'
import { dealtBy } from './task-hand'

interface AgreedDialogProps {
  /** The key of what is typed here. */
  readonly typedKey: string
  readonly table: Table
  readonly hand: AgreedHand | null
  /** The totals before the adjustment, by side. */
  readonly before: readonly number[]
  readonly onSave: (hand: AgreedHand) => void
  readonly onClose: () => void
}

/** The dialog for points that the table agrees on without cards. They go on the sheet, and the deal does not move on. */
export function AgreedDialog({ typedKey, table, hand, before, onSave, onClose }: AgreedDialogProps) {
  const sides = sidesOf(table.rules)
  const untouched = { texts: sides.map((side) => figure(hand?.points[side] ?? 0)), why: hand?.why ?? '' }
  const [{ texts, why }, setTyped] = useTyped<Adjustment>(typedKey, untouched, adjustmentIn)
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
          <Stepper
            key={side}
            name={sideHeading(table, side)}
            text={texts[side] ?? ''}
            before={before[side] ?? 0}
            onText={(text) => setTyped({ why, texts: texts.map((old, index) => (index === side ? text : old)) })}
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

interface StepperProps {
  readonly name: string
  readonly text: string
  /** The total that the points are added to. */
  readonly before: number
  readonly onText: (text: string) => void
}

/** The points that one tap adds or subtracts; any other number can be typed. */
const STEP = 10

/** A stepper for the points a side is given or loses, with the effect on its total: “304 → 294”. */
function Stepper({ name, text, before, onText }: StepperProps) {
  const id = useId()
  const points = figureIn(text, 4)
  const step = (by: number) => onText(figure((points ?? 0) + by))
  return (
    <div className="flex flex-wrap items-center gap-2 border-b border-rule pb-3">
      <label htmlFor={id} className="min-w-0 flex-1">
        <span translate="no" className="block font-semibold">
          {name}
        </span>
        <span aria-hidden="true" translate="no" className="num text-lg">
          <span>{figure(before)}</span>
          {points === null || points === 0 ? null : <span>{` → ${figure(before + points)}`}</span>}
        </span>
      </label>
      <span className="flex overflow-hidden rounded-xl border border-edge bg-card">
        <button type="button" aria-label={stepDown({ name })} className={STEPPER_KEY} onClick={() => step(-STEP)}>
          <Icon of={Minus} />
        </button>
        <input
          id={id}
          aria-label={name}
          aria-invalid={points === null ? true : undefined}
          aria-describedby={points === null ? `${id}-error` : undefined}
          className="num w-20 min-w-0 border-x border-line bg-card text-center text-xl aria-invalid:text-red"
          value={text}
          inputMode="numeric"
          autoComplete="off"
          onFocus={(event) => event.target.select()}
          onChange={(event) => onText(event.target.value)}
        />
        <button type="button" aria-label={stepUp({ name })} className={STEPPER_KEY} onClick={() => step(STEP)}>
          <Icon of={Plus} />
        </button>
      </span>
      {points === null ? (
        <p id={`${id}-error`} className="w-full font-semibold text-red">
          {agreedNumber}
        </p>
      ) : null}
    </div>
  )
}

const STEPPER_KEY = 'grid size-12 place-items-center -outline-offset-3'
