import { classNames } from '@/components/ui/class-names'
import { hasLongWord } from '@/components/ui/long-words'
import { possibleCardPoints } from '@/lib/engine/check/check'
import { sidesOf } from '@/lib/engine/table/seats'
import { pointsPart, cardsCounted } from '@/lib/messages/compiled/table/hand-form'
import { askCardPoints, askTotal } from '@/lib/text/sheet/form'
import type { Table } from '@/lib/text/table'
import { sideHeading } from '@/lib/text/terms/names'
import { countedCards, figuresOf } from './counted'
import type { Draft } from './draft'
import { focusField, isSumFixed } from './draft-moves'
import { LastTrickChip } from './seat-rows'

interface PointsFieldsProps {
  readonly table: Table
  readonly draft: Draft
  readonly onDraft: (draft: Draft) => void
  /** The side whose figure cannot be. */
  readonly wrongSide: number | null
}

/** What each side counted; the keypad writes into the one that is marked. With four players the last trick stands beside it. */
export function PointsFields({ table, draft, onDraft, wrongSide }: PointsFieldsProps) {
  const sides = sidesOf(table.rules)
  // Two long names and a key beside them are low in a line of their own, and high in half of one.
  const isStacked = table.rules.players === 4 && hasLongWord(table.names, 9)
  return (
    <div role="group" aria-label={pointsPart} className="flex flex-wrap gap-1.5">
      {sides.map((side) => (
        <div
          key={side}
          className={classNames('flex min-w-min flex-1 gap-1.5 cramped:flex-wrap', isStacked && 'basis-full')}
        >
          <PointsField table={table} draft={draft} side={side} isWrong={wrongSide === side} onDraft={onDraft} />
          {table.rules.players === 4 ? (
            <LastTrickChip table={table} draft={draft} side={side} onDraft={onDraft} />
          ) : null}
        </div>
      ))}
    </div>
  )
}

interface PointsFieldProps {
  readonly table: Table
  readonly draft: Draft
  readonly side: number
  readonly isWrong: boolean
  readonly onDraft: (draft: Draft) => void
}

function PointsField({ table, draft, side, isWrong, onDraft }: PointsFieldProps) {
  const isActive = draft.field === side
  const shown = shownFigure(table, draft, side)
  // Cards that wait for trumps: they are there, and make no number yet.
  const waiting = draft.trump === null ? countedCards(draft, side) : 0
  const ask = draft.way === 'piles' ? askCardPoints(table, side) : askTotal(table, side)
  return (
    <button
      type="button"
      aria-label={`${ask} ${waiting > 0 ? cardsCounted({ count: waiting }) : shown.text}`}
      aria-current={isActive}
      onClick={() => onDraft(focusField(draft, side))}
      className={classNames(
        'flex min-h-13 min-w-min flex-1 flex-wrap items-center justify-between gap-x-1 rounded-xl border bg-card px-1.5 py-0.5',
        isActive ? 'border-2 border-felt' : 'border-edge',
        isWrong && 'border-2 border-red',
      )}
    >
      <span translate="no" className="min-w-min flex-1 text-start text-sm leading-tight text-soft">
        {sideHeading(table, side)}
      </span>
      {waiting > 0 ? (
        <span className="text-base leading-tight text-soft">{cardsCounted({ count: waiting })}</span>
      ) : (
        <span
          translate="no"
          className={classNames(
            'num ms-auto min-h-[1em] min-w-[3ch] text-end text-4xl leading-none',
            shown.isFilledIn && 'text-soft',
          )}
        >
          {isActive && shown.text === '' ? <span className="text-felt">|</span> : shown.text}
        </span>
      )}
    </button>
  )
}

interface Shown {
  readonly text: string
  readonly isFilledIn: boolean
}

/** The figure as typed or counted, or the one the form fills in where all the cards are in play. */
function shownFigure(table: Table, draft: Draft, side: number): Shown {
  const figures = figuresOf(table.rules, draft)
  const typed = figures[side] ?? ''
  const other = figures[1 - side] ?? ''
  if (typed !== '' || other === '' || draft.trump === null || !isSumFixed(table.rules, draft))
    return { text: typed, isFilledIn: false }
  const rest = possibleCardPoints(table.rules, draft.trump).to - Number(other)
  return { text: rest < 0 ? '' : String(rest), isFilledIn: true }
}
