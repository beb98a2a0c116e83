import { SuitSign } from '@/components/cards/suit'
import { classNames } from '@/components/ui/class-names'
import type { ScoredRow } from '@/lib/engine/game/ledger'
import { isContested, type ContestedHand } from '@/lib/engine/table/hand'
import { sideCount, sideOf, type Side } from '@/lib/engine/table/seats'
import { bigMark, tookMark } from '@/lib/messages/compiled/table/ledger'
import { belaLabel } from '@/lib/messages/compiled/terms/words'
import { claimMark } from '@/lib/text/screens/ledger'
import { cellLabel } from '@/lib/text/sheet/cell'
import type { Table } from '@/lib/text/table'
import { figure } from '@/lib/text/terms/figure'
import { cellFigures, cellText } from './cell-figures'

interface CellProps {
  readonly table: Table
  readonly row: ScoredRow
  readonly side: Side
  readonly onOpen: () => void
}

/** The figures of a side in one hand, and its total under them. A tap explains them. */
export function SheetCell({ table, row, side, onOpen }: CellProps) {
  return (
    <button
      type="button"
      aria-label={cellLabel(table, row, side)}
      onClick={onOpen}
      className="sheet-cell min-h-14 w-full py-1"
    >
      <span className="flex flex-col items-end">
        <Written table={table} row={row} side={side} />
        <span translate="no" className="num text-sm leading-none text-soft">
          {figure(row.totals[side] ?? 0)}
        </span>
      </span>
      <Marks table={table} row={row} side={side} />
    </button>
  )
}

/** The points of a side in a hand: struck out, boxed or added up, and underlined for the taker. */
function Written({ table, row, side }: Omit<CellProps, 'onOpen'>) {
  const { parts, struck, boxed, isTaker } = cellFigures(table.rules, row, side)
  return (
    <span
      translate="no"
      className={classNames(
        'num leading-tight cramped:text-base',
        sideCount(table.rules) === 3 ? 'text-xl' : 'text-2xl',
        isTaker && struck === null && 'underline decoration-2 underline-offset-4',
      )}
    >
      {struck === null ? null : <s className="text-red decoration-2">{struck}</s>}
      {boxed === null ? null : (
        <span className="inline-block rounded-md border-2 border-dashed border-soft px-1.5 leading-none no-underline">
          {boxed}
        </span>
      )}
      {parts.length === 0 ? null : <span>{` ${cellText(parts)}`}</span>}
    </span>
  )
}

const MARKS =
  'flex flex-wrap items-center gap-x-1 text-start text-sm leading-tight text-soft cramped:justify-end cramped:gap-x-1'

/**
 * The marks next to a figure: the trumps, multiplier and “on big” of the taker, the declarations, or that the game was claimed.
 */
function Marks({ table, row, side }: Omit<CellProps, 'onOpen'>) {
  const { hand, score } = row
  const words =
    hand.kind === 'claimed' && sideOf(table.rules, hand.claimant) === side
      ? claimMark(score.verdict === 'claim-good')
      : []
  const took = isContested(hand) && sideOf(table.rules, hand.taker) === side ? hand : null
  return (
    <span className={MARKS}>
      {took === null ? null : <Taken hand={took} />}
      {words.map((word) => (
        <span key={word}>{word}</span>
      ))}
      {/* With three columns there is no room for these marks. */}
      {(sideCount(table.rules) === 3 ? [] : declaredMarks(table, row, side)).map((mark, index) => (
        <span key={index} translate="no">
          {mark}
        </span>
      ))}
    </span>
  )
}

function Taken({ hand: { trump, multiplier, big } }: { readonly hand: ContestedHand }) {
  return (
    <>
      {trump === null ? <span>{tookMark}</span> : <SuitSign trump={trump} className="text-lg leading-none" />}
      {multiplier > 1 ? <span translate="no">{`×${multiplier}`}</span> : null}
      {big ? <span>{bigMark}</span> : null}
    </>
  )
}

/** Returns the marks of the declarations of a side that counted: “50”, “Bela”. */
const declaredMarks = (table: Table, { score }: ScoredRow, side: Side): readonly string[] =>
  score.earnedLines.flatMap((line) => {
    if (line.side !== side || line.points === 0) return []
    const { kind } = line.reason
    if (kind === 'bela') return [belaLabel(table)]
    return kind === 'run' || kind === 'four' || kind === 'settled-melds' ? [figure(line.points)] : []
  })
