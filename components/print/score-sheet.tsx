import { SuitSign } from '@/components/cards/suit'
import { cellFigures, cellText } from '@/components/sheet/cell-figures'
import { newPlayers } from '@/components/sheet/new-players'
import { rowText } from '@/components/sheet/row-text'
import { rowNumber } from '@/components/sheet/row-title'
import type { ScoredRow } from '@/lib/engine/game/ledger'
import { isContested } from '@/lib/engine/table/hand'
import { sidesOf, type Side } from '@/lib/engine/table/seats'
import { takenBy, fromPaper } from '@/lib/messages/compiled/app/print'
import { bigMark, handColumn } from '@/lib/messages/compiled/table/ledger'
import { sheetTotal } from '@/lib/messages/compiled/table/sheet-dialogs'
import type { Sheet, SheetRow } from '@/lib/storage'
import type { Table } from '@/lib/text/table'
import { figure } from '@/lib/text/terms/figure'
import { verdictLabel } from '@/lib/text/terms/labels'
import { nameOf, sideHeading } from '@/lib/text/terms/names'

interface ScoreSheetProps {
  readonly table: Table
  readonly sheet: Sheet
  readonly tableAt: (names: readonly string[]) => Table
}

/** A game as on paper: a column for each side, with the figures of each hand and the running total under them. */
export function ScoreSheet({ table, sheet, tableAt }: ScoreSheetProps) {
  const sides = sidesOf(table.rules)
  const { totals, heldOver } = sheet.game.start
  return (
    <div className="overflow-x-auto print:overflow-visible">
      <table className="w-full table-fixed cramped:min-w-[26rem] border-collapse border-y-2 border-ink bg-card text-ink">
        <colgroup>
          <col className="w-8 sm:w-10 print:w-10" />
          {sides.map((side) => (
            <col key={side} />
          ))}
          <col className="w-24 sm:w-40 print:w-40" />
        </colgroup>
        <Heads table={table} sides={sides} />
        <tbody>
          {totals.some((total) => total !== 0) || heldOver > 0 ? (
            <StartRow table={table} sheet={sheet} sides={sides} />
          ) : null}
          {sheet.rows.map((row, index) => (
            <HandRow
              key={row.id}
              table={tableAt(row.names)}
              row={row}
              before={sheet.rows[index - 1]}
              number={rowNumber(sheet.rows, row.id)}
              sides={sides}
            />
          ))}
        </tbody>
        {sheet.rows.length === 0 ? null : <Sum sheet={sheet} sides={sides} />}
      </table>
    </div>
  )
}

function Heads({ table, sides }: { readonly table: Table; readonly sides: readonly Side[] }) {
  return (
    <thead>
      <tr className="border-b-2 border-ink align-bottom">
        <th scope="col" className="border-e border-margin py-1 text-sm font-normal text-soft">
          <span className="sr-only">{handColumn}</span>
        </th>
        {sides.map((side) => (
          <th
            key={side}
            scope="col"
            translate="no"
            className="border-e border-rule px-1 py-1 text-end text-xs leading-tight hyphens-auto [overflow-wrap:anywhere] sm:px-2 sm:text-base print:px-2 print:text-lg"
          >
            {sideHeading(table, side)}
          </th>
        ))}
        <th scope="col" className="py-1 ps-2 text-start text-sm font-normal text-soft sm:ps-4 print:ps-4">
          {takenBy}
        </th>
      </tr>
    </thead>
  )
}

type StartRowProps = Omit<ScoreSheetProps, 'tableAt'> & { readonly sides: readonly Side[] }

/** The row of totals with which a game begun elsewhere started. */
function StartRow({ table, sheet, sides }: StartRowProps) {
  const { totals, heldOver } = sheet.game.start
  return (
    <tr className="border-b border-rule">
      <th scope="row" className="border-e border-margin text-sm font-normal text-soft">
        –
      </th>
      {sides.map((side) => (
        <td key={side} translate="no" className="num border-e border-rule px-2 py-1.5 text-end text-lg">
          {figure(totals[side] ?? 0)}
        </td>
      ))}
      <td className="py-1.5 ps-2 text-sm text-soft sm:ps-4 print:ps-4">
        {fromPaper({ vocabulary: table.vocabulary, heldOver })}
      </td>
    </tr>
  )
}

/** The last line of the sheet, with the winner's figure underlined twice, as on paper. */
function Sum({ sheet: { ledger }, sides }: { readonly sheet: Sheet; readonly sides: readonly Side[] }) {
  return (
    <tfoot>
      <tr className="break-inside-avoid border-t-2 border-ink">
        <th scope="row" className="border-e border-margin text-lg font-normal text-soft">
          <span aria-hidden="true">=</span>
          <span className="sr-only">{sheetTotal}</span>
        </th>
        {sides.map((side) => (
          <td key={side} translate="no" className="num border-e border-rule px-2 py-2 text-end text-2xl">
            <span
              className={
                ledger.winner === side ? 'underline decoration-double decoration-2 underline-offset-4' : undefined
              }
            >
              {figure(ledger.standing.totals[side] ?? 0)}
            </span>
          </td>
        ))}
        <td />
      </tr>
    </tfoot>
  )
}

interface HandRowProps {
  readonly table: Table
  readonly row: SheetRow
  readonly before: SheetRow | undefined
  readonly number: number | null
  readonly sides: readonly Side[]
}

function HandRow({ table, row, before, number, sides }: HandRowProps) {
  const change = newPlayers(row, before)
  return (
    <>
      {change === null ? null : (
        <tr className="break-after-avoid border-b border-rule">
          <td colSpan={sides.length + 2} className="px-2 py-1 text-center text-sm text-soft">
            {change}
          </td>
        </tr>
      )}
      <tr className="break-inside-avoid border-b border-rule">
        <th scope="row" className="border-e border-margin text-sm font-normal text-soft">
          {number}
        </th>
        <Figures table={table} row={row} sides={sides} />
      </tr>
    </>
  )
}

function Figures({ table, row: sheetRow, sides }: Omit<HandRowProps, 'number' | 'before'>) {
  const { row } = sheetRow
  if (row.state !== 'scored' || row.hand.kind === 'thrown-in') {
    return (
      <td colSpan={sides.length + 1} className="px-2 py-1.5 text-base text-soft">
        {rowText(table, sheetRow)}
      </td>
    )
  }
  return (
    <>
      {sides.map((side) => (
        <td key={side} className="border-e border-rule px-2 py-1 text-end">
          <Cell table={table} row={row} side={side} />
        </td>
      ))}
      <td className="py-1 ps-2 text-sm leading-tight sm:ps-4 print:ps-4">
        <Taken table={table} row={row} />
      </td>
    </>
  )
}

interface CellProps {
  readonly table: Table
  readonly row: ScoredRow
  readonly side: Side
}

function Cell({ table, row, side }: CellProps) {
  const { parts, struck, boxed, isTaker } = cellFigures(table.rules, row, side)
  return (
    <>
      <span
        translate="no"
        className={`num text-xl leading-tight ${isTaker && struck === null ? 'underline decoration-2 underline-offset-4' : ''}`}
      >
        {struck === null ? null : <s className="text-red decoration-2">{struck}</s>}
        {boxed === null ? null : (
          // An inline block has its own height: an inline frame would cover the total below it.
          <span className="mb-1 inline-block rounded-md border-2 border-dashed border-soft px-1">{boxed}</span>
        )}
        {parts.length === 0 ? null : <span>{` ${cellText(parts)}`}</span>}
      </span>
      <span translate="no" className="num block text-sm leading-tight text-soft">
        {figure(row.totals[side] ?? 0)}
      </span>
    </>
  )
}

/** The taker and the trumps, and the result unless the hand was simply made. */
function Taken({ table, row }: Omit<CellProps, 'side'>) {
  const { hand } = row
  const result = row.score.verdict === 'made' ? '' : verdictLabel(table, row.score.verdict)
  if (!isContested(hand)) return <span className="text-soft">{result}</span>
  return (
    <>
      <span translate="no">{nameOf(table, hand.taker)}</span>{' '}
      {hand.trump === null ? null : <SuitSign trump={hand.trump} className="text-base" />}{' '}
      {hand.multiplier > 1 ? <span translate="no">{`×${hand.multiplier} `}</span> : null}
      {hand.big ? <span>{`${bigMark} `}</span> : null}
      <span className="block text-soft">{result}</span>
    </>
  )
}
