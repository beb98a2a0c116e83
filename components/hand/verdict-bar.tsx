import type { ReactNode } from 'react'
import { ProblemWords } from '@/components/game/problem-words-late'
import { classNames } from '@/components/ui/class-names'
import { askLastTrick, askTaker, askTrump } from '@/lib/messages/compiled/table/form'
import { openText } from '@/lib/text/en/problems/open'
import { endingText } from '@/lib/text/en/sheet/ending'
import { askCardPoints, askToEnd, askTotal, countedWith } from '@/lib/text/en/sheet/form'
import { earnedSummary } from '@/lib/text/en/sheet/summary'
import { verdictText } from '@/lib/text/en/sheet/verdict'
import type { Table } from '@/lib/text/table'
import { countedBefore, figuresOf } from './counted'
import type { Draft } from './draft'
import type { DraftReading, Missing } from './draft-facts'

interface VerdictBarProps {
  readonly table: Table
  readonly draft: Draft
  readonly reading: DraftReading
  /** What saving would change further down the sheet. */
  readonly preview: ReactNode
}

/** Letters of a sentence that is written smaller, so that a phone has room for all of it. */
const LONG = 120

/** What the hand means so far, in words, before it is saved; or what is still to be said. */
export function VerdictBar({ table, draft, reading, preview }: VerdictBarProps) {
  const before = countedBefore(draft)
  return (
    <div role="status" className="leading-tight">
      {before === null ? null : <p className="text-base text-red">{countedWith(before)}</p>}
      <Verdict table={table} draft={draft} reading={reading} preview={preview} />
    </div>
  )
}

function Verdict({ table, draft, reading, preview }: VerdictBarProps) {
  switch (reading.state) {
    case 'missing':
      return <Said main={askFor(table, draft, reading.missing)} preview={preview} />
    case 'wrong': {
      const open = openText({ table, problem: reading.problem, hand: reading.hand })
      if (open !== null) return <Said main={open.wrong} more={open.todo} preview={preview} />
      return (
        <ProblemWords table={table} problem={reading.problem} hand={reading.hand}>
          {({ wrong, todo }) => <Said aside={wrong} main={todo} preview={preview} />}
        </ProblemWords>
      )
    }
    case 'ready':
      return (
        <Said
          main={[verdictText(table, reading.row), endingText(table, reading.row) ?? ''].join(' ').trim()}
          more={earnedSummary(table, reading.row)}
          preview={preview}
        />
      )
  }
}

interface SaidProps {
  /** Seen beside the field that it is about, and read out here. */
  readonly aside?: string
  readonly main: string
  readonly more?: string
  readonly preview: ReactNode
}

const Said = ({ aside = '', main, more = '', preview }: SaidProps) => (
  <>
    {aside === '' ? null : <p className="sr-only">{aside}</p>}
    <p className={classNames('font-semibold', main.length > LONG ? 'text-sm' : 'text-base')}>{main}</p>
    {preview}
    {more === '' ? null : <p className="text-sm text-soft">{more}</p>}
  </>
)

function askFor(table: Table, draft: Draft, missing: Missing): string {
  switch (missing.kind) {
    case 'taker':
      return askTaker
    case 'trump':
      return askTrump
    case 'last-trick':
      return askLastTrick(table)
    case 'figures':
      // A number that could still go on waits to be ended.
      if (missing.side !== draft.field && figuresOf(table.rules, draft)[draft.field] !== '')
        return askToEnd(table, missing.side)
      return draft.way === 'piles' ? askCardPoints(table, missing.side) : askTotal(table, missing.side)
  }
}
