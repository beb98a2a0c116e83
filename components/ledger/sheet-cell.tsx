import { Suit } from '@/components/cards/suit'
import { classNames } from '@/components/ui/class-names'
import type { ScoredRow } from '@/lib/engine/game/ledger'
import { isContested, type ContestedHand } from '@/lib/engine/table/hand'
import { sideCount, sideOf, type Side } from '@/lib/engine/table/seats'
import { bigMark, tookMark } from '@/lib/messages/compiled/table/ledger'
import { claimMark } from '@/lib/text/screens/ledger'
import { cellLabel } from '@/lib/text/sheet/cell'
import type { Table } from '@/lib/text/table'
import { figure } from '@/lib/text/terms/figure'
import { verdictLabel } from '@/lib/text/terms/labels'
import { cellFigures, cellText } from './cell-figures'

interface CellProps {
  readonly table: Table
  readonly row: ScoredRow
  readonly side: Side
  readonly onOpen: () => void
}

/** A side's figures of one hand, and under them its total; touched, they are explained. */
export function SheetCell({ table, row, side, onOpen }: CellProps) {
  const { isTaker } = cellFigures(table.rules, row, side)
  const { hand } = row
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
      {isTaker && isContested(hand) ? <TakerMark hand={hand} /> : null}
      {hand.kind === 'claimed' && sideOf(table.rules, hand.claimant) === side ? (
        <ClaimMark isGood={row.score.verdict === 'claim-good'} />
      ) : null}
    </button>
  )
}

/** What the hand brought the side: struck out, boxed or added up, and underlined for the taker. */
function Written({ table, row, side }: Omit<CellProps, 'onOpen'>) {
  const { parts, struck, struckBy, boxed, isTaker } = cellFigures(table.rules, row, side)
  return (
    <span
      translate="no"
      className={classNames(
        'num leading-tight cramped:text-base',
        sideCount(table.rules) === 3 ? 'text-xl' : 'text-2xl',
        isTaker && struck === null && 'underline decoration-2 underline-offset-4',
      )}
    >
      {struckBy === null ? null : (
        <span className="font-sans text-sm text-red cramped:hidden">{`${verdictLabel(table, struckBy)} `}</span>
      )}
      {struck === null ? null : <s className="text-red decoration-2">{struck}</s>}
      {boxed === null ? null : (
        <span className="mb-1 inline-block rounded-md border-2 border-dashed border-soft px-1.5 py-0.5 no-underline">
          {boxed}
        </span>
      )}
      {parts.length === 0 ? null : <span>{` ${cellText(parts)}`}</span>}
    </span>
  )
}

/** Beside the figure of who claimed the game: that it was claimed, and whether the claim fell short. */
function ClaimMark({ isGood }: { readonly isGood: boolean }) {
  return (
    <span className="flex flex-col items-start text-sm leading-none text-soft cramped:flex-row cramped:flex-wrap cramped:justify-end cramped:gap-x-1">
      {claimMark(isGood).map((word) => (
        <span key={word}>{word}</span>
      ))}
    </span>
  )
}

/** Beside the figure of the taker: in what, and for how much. */
function TakerMark({ hand: { trump, multiplier, big } }: { readonly hand: ContestedHand }) {
  return (
    <span className="flex flex-col items-start text-sm leading-none cramped:flex-row cramped:flex-wrap cramped:justify-end cramped:gap-x-1">
      {trump === null ? (
        <span className="text-soft">{tookMark}</span>
      ) : (
        <Suit trump={trump} className="text-lg leading-none" />
      )}
      {multiplier > 1 ? <span className="text-soft">{`×${multiplier}`}</span> : null}
      {big ? <span className="text-soft">{bigMark}</span> : null}
    </span>
  )
}
