import { Check, Shuffle, StickyNote } from 'lucide'
import { useLayoutEffect, useRef } from 'react'
import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon'
import { lazyPart } from '@/components/ui/lazy-part'
import { isNumbered, numberOf } from '@/lib/engine/game/hand-numbers'
import type { ScoredRow } from '@/lib/engine/game/ledger'
import { at, sideCount, sidesOf } from '@/lib/engine/table/seats'
import { acceptedMark, adjustment, handColumn, noHandYet, startRow } from '@/lib/messages/compiled/table/ledger'
import { sheetLink } from '@/lib/messages/compiled/table/shared'
import { rowLabel } from '@/lib/messages/compiled/table/sheet'
import type { SheetRow } from '@/lib/storage'
import type { Table } from '@/lib/text/table'
import { figure } from '@/lib/text/terms/figure'
import { seatedWith, sideHeading } from '@/lib/text/terms/names'
import { ProblemWords } from '../game/problem-words-late'
import { needsAnswer } from './needs-answer'
import { newPlayers } from './new-players'
import { SheetCell } from './sheet-cell'
import { unscoredLabel } from './unscored-label'

const QuestionLine = lazyPart(() => import('./asked-on-sheet').then((part) => part.QuestionLine), null, {
  frame: () => null,
})

interface SheetTableProps {
  readonly table: Table
  readonly rows: readonly SheetRow[]
  /** The number of rows that were there before; later rows are new. */
  readonly seen: number
  readonly start: { readonly totals: readonly number[]; readonly heldOver: number }
  readonly onOpen: (hand: string) => void
  /** The hint on an empty sheet, below what to do. */
  readonly hint: string | null
  /** The note of this game; an empty text if there is none. */
  readonly note: string
  /** `null` for people who only look. */
  readonly onNote: (() => void) | null
}

/**
 * The table of hands: one row for each hand, one column for each side, and the running total under each figure. Scrolls to the
 * newest hand.
 */
export function SheetTable({ table, rows, seen, start, onOpen, hint, note, onNote }: SheetTableProps) {
  const found = rows.map(({ row }) => row)
  const scroller = useRef<HTMLDivElement>(null)
  const count = rows.length
  useLayoutEffect(() => {
    // Scroll in the next frame, which computes the layout in any case. Scrolling here would force a layout and delay the render.
    const frame = requestAnimationFrame(() => {
      const element = scroller.current
      if (element !== null) element.scrollTop = element.scrollHeight
    })
    return () => cancelAnimationFrame(frame)
  }, [count])
  return (
    <div
      ref={scroller}
      data-sides={sideCount(table.rules)}
      className="sheet-paper border-t-2 border-ink bg-card"
      tabIndex={0}
      role="region"
      aria-label={sheetLink}
    >
      <table className="w-full table-fixed border-collapse">
        <Columns table={table} />
        <tbody>
          {start.totals.some((total) => total !== 0) || start.heldOver > 0 ? (
            <StartRow table={table} start={start} />
          ) : null}
          {rows.map((row, index) => (
            <HandRow
              key={row.id}
              table={table}
              row={row}
              number={numberOf(found, index)}
              before={rows[index - 1]}
              isNew={index >= seen}
              isNewest={index === rows.length - 1}
              onOpen={() => onOpen(row.id)}
            />
          ))}
          {note === '' ? null : <NoteRow note={note} columns={sideCount(table.rules)} onNote={onNote} />}
        </tbody>
      </table>
      {rows.length === 0 ? <EmptySheet hint={hint} /> : null}
    </div>
  )
}

function Columns({ table }: Pick<SheetTableProps, 'table'>) {
  const sides = sidesOf(table.rules)
  return (
    <>
      <thead className="sheet-heads">
        <tr>
          <th scope="col">
            <span className="sr-only">{handColumn}</span>
          </th>
          {sides.map((side) => (
            <th key={side} scope="col" translate="no">
              {sideHeading(table, side)}
            </th>
          ))}
        </tr>
      </thead>
      <colgroup>
        <col className="w-(--numbers)" />
        {sides.map((side) => (
          <col key={side} />
        ))}
      </colgroup>
    </>
  )
}

function EmptySheet({ hint }: Pick<SheetTableProps, 'hint'>) {
  return (
    <div className="py-6 pe-4 ps-16 text-center text-base text-soft">
      <p>{noHandYet}</p>
      {hint === null ? null : <p className="pt-3">{hint}</p>}
    </div>
  )
}

function StartRow({ table, start }: Pick<SheetTableProps, 'table' | 'start'>) {
  return (
    <tr className="border-b border-rule text-soft">
      <th scope="row" className="border-e border-margin px-0 text-xs font-normal">
        {startRow}
      </th>
      {sidesOf(table.rules).map((side) => (
        <td key={side} className="p-0">
          <p className="sheet-cell">
            <span translate="no" className="num text-xl cramped:text-base">
              {figure(start.totals[side] ?? 0)}
            </span>
          </p>
        </td>
      ))}
    </tr>
  )
}

interface HandRowProps {
  readonly table: Table
  readonly row: SheetRow
  readonly number: number
  readonly before: SheetRow | undefined
  /** True if the row was not there before. */
  readonly isNew: boolean
  readonly isNewest: boolean
  readonly onOpen: () => void
}

function HandRow({ table, row, number, before, isNew, isNewest, onOpen }: HandRowProps) {
  const sides = sidesOf(table.rules)
  const change = newPlayers(row, before)
  return (
    <>
      {change === null ? null : (
        <tr className="border-b border-rule">
          <td colSpan={sides.length + 1} className="px-3 py-1 text-center text-sm text-soft">
            {change}
          </td>
        </tr>
      )}
      {row.row.state === 'scored' && !isNumbered(row.row) ? (
        <ThinRow table={seatedWith(table, row.names)} row={row.row} {...{ isNew, isNewest }} onOpen={onOpen} />
      ) : (
        <tr
          className={classNames(
            'border-b border-rule',
            row.row.state === 'after-end' && 'text-soft',
            isNew && 'arrives',
            isNewest && 'newest',
          )}
        >
          <th scope="row" className="border-e border-margin p-0 font-normal">
            <button
              type="button"
              onClick={onOpen}
              aria-label={rowLabel({ number })}
              className="min-h-13 w-full text-sm text-soft"
            >
              <span translate="no" className="num">
                {number}
              </span>
              {row.accepted ? (
                <span role="img" aria-label={acceptedMark}>
                  <Icon of={Check} />
                </span>
              ) : null}
            </button>
          </th>
          <Cells table={seatedWith(table, row.names)} row={row} onOpen={onOpen} />
        </tr>
      )}
      {needsAnswer(row) ? <QuestionLine row={row} number={number} columns={sides.length + 1} onOpen={onOpen} /> : null}
    </>
  )
}

interface ThinRowProps {
  readonly table: Table
  readonly row: ScoredRow
  /** True if the row was not there before. */
  readonly isNew: boolean
  readonly isNewest: boolean
  readonly onOpen: () => void
}

/** A thin row without a number for an entry that is not a hand: a redeal, or agreed points with the reason. */
function ThinRow({ table, row, isNew, isNewest, onOpen }: ThinRowProps) {
  return (
    <tr className={classNames('border-b border-rule', isNew && 'arrives', isNewest && 'newest')}>
      <td className="border-e border-margin p-0" />
      <td colSpan={sideCount(table.rules)} className="p-0">
        <button type="button" onClick={onOpen} className="thin-row">
          {row.hand.kind === 'agreed' ? (
            <Adjusted table={table} row={row} why={row.hand.why} />
          ) : (
            <span className="flex items-center gap-2 px-3">
              <Icon of={Shuffle} />
              <span>{unscoredLabel(row, table)}</span>
            </span>
          )}
        </button>
      </td>
    </tr>
  )
}

/** The agreed points, in the columns of the sides. The reason follows the first figure, or is on a line below if it is long. */
function Adjusted({ table, row, why }: Pick<ThinRowProps, 'table' | 'row'> & { readonly why: string }) {
  const sides = sidesOf(table.rules)
  const first = sides.find((side) => at(row.score.points, side) !== 0)
  const isBeside = sides.length === 2 && why.length <= MOST_BESIDE
  return (
    <>
      <span className="sr-only">{adjustment}</span>
      <span className="grid auto-cols-fr grid-flow-col">
        {sides.map((side) => (
          <span key={side} className="sheet-cell">
            <span translate="no" className="num text-base text-ink">
              {at(row.score.points, side) === 0 ? '' : figure(at(row.score.points, side))}
            </span>
            {side === first && isBeside ? <span className="text-start">{why}</span> : null}
          </span>
        ))}
      </span>
      {isBeside ? null : <span className="block px-3 pb-1">{why}</span>}
    </>
  )
}

/** The number of letters that fit next to a figure. */
const MOST_BESIDE = 10

interface NoteRowProps {
  readonly note: string
  readonly columns: number
  readonly onNote: (() => void) | null
}

function NoteRow({ note, columns, onNote }: NoteRowProps) {
  const face = (
    <span className="flex items-center gap-2 px-3 py-1">
      <Icon of={StickyNote} />
      <span className="line-clamp-2">{note}</span>
    </span>
  )
  return (
    <tr className="border-b border-rule">
      <td className="border-e border-margin p-0" />
      <td colSpan={columns} className="p-0">
        {onNote === null ? (
          <span className="thin-row">{face}</span>
        ) : (
          <button type="button" onClick={onNote} className="thin-row">
            {face}
          </button>
        )}
      </td>
    </tr>
  )
}

function Cells({ table, row, onOpen }: Pick<HandRowProps, 'table' | 'row' | 'onOpen'>) {
  const sides = sidesOf(table.rules)
  const found = row.row
  if (found.state === 'scored' && found.hand.kind !== 'thrown-in') {
    return sides.map((side) => (
      <td key={side} className="p-0">
        <SheetCell table={table} row={found} side={side} onOpen={onOpen} />
      </td>
    ))
  }
  return (
    <td colSpan={sides.length} className="p-0">
      <button type="button" onClick={onOpen} className="min-h-13 w-full px-3 py-1 text-start text-base leading-tight">
        {row.row.state === 'open' ? (
          <ProblemWords table={table} problem={row.row.problem} hand={row.row.hand}>
            {({ wrong, todo }) => <span>{`${wrong} ${todo}`}</span>}
          </ProblemWords>
        ) : (
          unscoredLabel(row.row, table)
        )}
      </button>
    </td>
  )
}
