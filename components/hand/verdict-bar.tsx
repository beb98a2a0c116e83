import { classNames } from '@/components/ui/class-names'
import type { Table } from '@/lib/text/table'
import { ASK_TAKER, ASK_TRUMP, askCardPoints, askLastTrick, askTotal } from '@/lib/text/en/form'
import { problemText } from '@/lib/text/en/problem'
import { earnedSummary } from '@/lib/text/en/summary'
import { verdictSentence } from '@/lib/text/en/verdict'
import type { Draft } from './draft'
import type { DraftReading, Missing } from './draft-facts'

interface VerdictBarProps {
  readonly table: Table
  readonly draft: Draft
  readonly reading: DraftReading
  /** What saving would change further down the sheet. */
  readonly preview: string | null
}

/** What the hand means so far, in words, before it is saved; or what is still to be said. */
export function VerdictBar({ table, draft, reading, preview }: VerdictBarProps) {
  const { main, more, isWrong } = words(table, draft, reading)
  return (
    <div role="status" className="min-h-9 py-1 leading-tight tall:min-h-12">
      <p className={classNames('text-base font-semibold', isWrong && 'text-red')}>{main}</p>
      {preview !== null && reading.state === 'ready' ? <p className="text-sm text-ink">{preview}</p> : null}
      {more === '' ? null : <p className="text-sm text-soft">{more}</p>}
    </div>
  )
}

function words(table: Table, draft: Draft, reading: DraftReading): { main: string; more: string; isWrong: boolean } {
  switch (reading.state) {
    case 'missing':
      return { main: askFor(table, draft, reading.missing), more: '', isWrong: false }
    case 'wrong': {
      const { wrong, todo } = problemText(table, reading.problem, reading.hand)
      return { main: wrong, more: todo, isWrong: reading.problem.code !== 'undecided' }
    }
    case 'ready':
      return { main: verdictSentence(table, reading.row), more: earnedSummary(table, reading.row), isWrong: false }
  }
}

function askFor(table: Table, draft: Draft, missing: Missing): string {
  switch (missing.kind) {
    case 'taker':
      return ASK_TAKER
    case 'trump':
      return ASK_TRUMP
    case 'last-trick':
      return askLastTrick(table)
    case 'figures':
      return draft.way === 'piles' ? askCardPoints(table, missing.side) : askTotal(table, missing.side)
  }
}
