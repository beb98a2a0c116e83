import { FigureRow, FigureTable } from '@/components/ui/figure-table'
import type { DifferingLines, RecordedHand } from '@/lib/engine/referee/elsewhere'
import { isOnlyNamed } from '@/lib/engine/referee/missing-facts'
import type { Line } from '@/lib/engine/score/line'
import { lineForLine, lineOfSide, notHere, onTheSheet, onlyHere } from '@/lib/messages/compiled/referee/elsewhere'
import { problemSentence } from '@/lib/text/problems/problem'
import { missingFactSentence } from '@/lib/text/referee/elsewhere'
import { lineText } from '@/lib/text/sheet/line'
import type { Table } from '@/lib/text/table'
import { figure } from '@/lib/text/terms/figure'
import { sideHeading } from '@/lib/text/terms/names'
import type { Column } from './elsewhere-columns'

interface ElsewhereDetailProps {
  /** The table at which the hand was played, for the lines that only it has. */
  readonly home: Table
  readonly column: Column
  readonly recorded: RecordedHand
}

/** The differences in one column: the lines that only it has, the lines it lacks, and the facts it still needs. */
export function ElsewhereDetail({ home, column, recorded }: ElsewhereDetailProps) {
  const { table, found, added, missing } = column
  const notes = found.missingFacts.map((one) => ({
    text: missingFactSentence(table, recorded.hand, one),
    asks: !isOnlyNamed(one),
  }))
  return (
    <>
      {found.problem === null ? null : <p className="pb-2">{problemSentence(table, found.problem, recorded.hand)}</p>}
      {notes.map(({ text, asks }) => (
        <p key={text} className={asks ? 'pb-2 font-semibold' : 'pb-2 text-soft'}>
          {text}
        </p>
      ))}
      {added === null || missing === null ? null : (
        <>
          <Lines title={onlyHere} table={table} lines={added} />
          <Lines title={notHere} table={home} lines={missing} />
          {countOf(added) + countOf(missing) === 0 ? <p>{lineForLine}</p> : null}
        </>
      )}
    </>
  )
}

const countOf = ({ earned, sheet }: DifferingLines): number => earned.length + sheet.length

interface LinesProps {
  readonly title: string
  readonly table: Table
  readonly lines: DifferingLines
}

function Lines({ title, table, lines }: LinesProps) {
  if (countOf(lines) === 0) return null
  return (
    <FigureTable caption={title} className="mb-2">
      {lines.earned.map((line, index) => (
        <FigureRow key={`earned-${index}`} head={labelOf(table, line)} figures={[figure(line.points)]} />
      ))}
      {lines.sheet.map((line, index) => (
        <FigureRow
          key={`sheet-${index}`}
          head={
            <>
              <span>{labelOf(table, line)}</span> <span className="text-sm text-soft">{onTheSheet}</span>
            </>
          }
          figures={[figure(line.points)]}
        />
      ))}
    </FigureTable>
  )
}

const labelOf = (table: Table, line: Line): string =>
  lineOfSide({ name: sideHeading(table, line.side), line: lineText(table, line).label })
