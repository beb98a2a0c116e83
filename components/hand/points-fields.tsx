import { Flag } from 'lucide'
import { Chip } from '@/components/ui/chip'
import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon'
import { possibleCardPoints } from '@/lib/engine/check/check'
import { LAST_TRICK } from '@/lib/engine/table/deck'
import { sidesOf, type Side } from '@/lib/engine/table/seats'
import { atMost } from '@/lib/messages/compiled/table/form'
import { cardsCounted, lastKey, pointsPart } from '@/lib/messages/compiled/table/hand-form'
import { askCardPoints, askTotal, lastTrickLabel } from '@/lib/text/sheet/form'
import type { Table } from '@/lib/text/table'
import { shortHeading } from '@/lib/text/terms/names'
import { countedCards, figuresOf } from './counted'
import type { Draft } from './draft'
import { flagLastTrick, focusField, isSumFixed } from './draft-moves'

interface PointsFieldsProps {
  readonly table: Table
  readonly draft: Draft
  readonly onField: (draft: Draft) => void
  readonly onFlag: (draft: Draft) => void
  /** The side whose figure is impossible or in doubt. */
  readonly wrongSide: Side | null
  /** The most that its figure can be; `null` if it is not too high. */
  readonly most: number | null
}

/**
 * The points each side counted, in its column, with a flag for the last trick; the keypad writes into the marked field.
 */
export function PointsFields({ table, draft, onField, onFlag, wrongSide, most }: PointsFieldsProps) {
  const sides = sidesOf(table.rules)
  return (
    <div role="group" aria-label={pointsPart} className="side-columns" data-sides={sides.length}>
      {sides.map((side) => {
        const isActive = draft.field === side
        return (
          <div key={side} data-active={isActive} data-wrong={wrongSide === side} className="points-field">
            <PointsField
              table={table}
              draft={draft}
              side={side}
              most={wrongSide === side ? most : null}
              onField={onField}
            />
            <Chip
              on={draft.lastTrick === side}
              look="cell"
              label={lastTrickLabel(table, side)}
              onToggle={() => onFlag(flagLastTrick(draft, side))}
              className="points-flag"
            >
              <Icon of={Flag} className={classNames('text-base', draft.lastTrick === side && 'fill-current')} />
              <span className="max-w-full truncate text-sm leading-none">{lastKey(table)}</span>
              {draft.lastTrick === side ? (
                <span aria-hidden="true" className="text-sm leading-none">{`+${LAST_TRICK}`}</span>
              ) : null}
            </Chip>
          </div>
        )
      })}
    </div>
  )
}

interface PointsFieldProps extends Pick<PointsFieldsProps, 'table' | 'draft' | 'onField' | 'most'> {
  readonly side: Side
}

function PointsField({ table, draft, side, most, onField }: PointsFieldProps) {
  const isActive = draft.field === side
  const shown = shownFigure(table, draft, side)
  // Cards counted before trumps are named make no points yet.
  const waiting = draft.trump === null ? countedCards(draft, side) : 0
  const ask = draft.way === 'piles' ? askCardPoints(table, side) : askTotal(table, side)
  const said = waiting > 0 ? cardsCounted({ count: waiting }) : shown.text
  const limit = most === null ? null : atMost({ most })
  return (
    <button
      type="button"
      aria-label={[ask, said, limit].filter((part) => part !== null).join(' ')}
      aria-current={isActive}
      onClick={() => onField(focusField(draft, side))}
      className="points-figure"
    >
      <span translate="no" className="w-full truncate text-sm leading-tight text-soft">
        {table.rules.players === 3 ? shortHeading(table, side) : (limit ?? shortHeading(table, side))}
      </span>
      {waiting > 0 ? (
        <span className="text-base leading-tight text-soft">{said}</span>
      ) : (
        <span translate="no" className={classNames('num points-number', shown.isFilledIn && 'text-soft')}>
          <span>{shown.text}</span>
          {isActive ? <span className="points-caret" /> : null}
        </span>
      )}
    </button>
  )
}

interface Shown {
  readonly text: string
  readonly isFilledIn: boolean
}

/** Returns the figure as typed or counted, or the remainder that the form fills in if all cards are in play. */
function shownFigure(table: Table, draft: Draft, side: Side): Shown {
  const figures = figuresOf(table.rules, draft)
  const typed = figures[side] ?? ''
  const other = figures[1 - side] ?? ''
  if (typed !== '' || other === '' || draft.trump === null || !isSumFixed(table.rules, draft))
    return { text: typed, isFilledIn: false }
  const rest = possibleCardPoints(table.rules, draft.trump).to - Number(other)
  return { text: rest < 0 ? '' : String(rest), isFilledIn: true }
}
