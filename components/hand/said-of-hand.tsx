import { ProblemWords } from '@/components/game/problem-words-late'
import type { Elements } from '@/components/ui/elements'
import { openText } from '@/lib/text/problems/open'
import { endingText } from '@/lib/text/sheet/ending'
import { earnedSummary } from '@/lib/text/sheet/summary'
import { verdictText } from '@/lib/text/sheet/verdict'
import type { Table } from '@/lib/text/table'
import type { DraftReading } from './draft-facts'
import { Said } from './said'

interface SaidOfHandProps {
  readonly table: Table
  readonly reading: Exclude<DraftReading, { readonly state: 'missing' }>
  readonly preview: Elements
}

/** What a hand would come to, or what about it cannot be. */
export function SaidOfHand({ table, reading, preview }: SaidOfHandProps) {
  if (reading.state === 'ready')
    return (
      <Said
        main={[verdictText(table, reading.row), endingText(table, reading.row) ?? ''].join(' ').trim()}
        more={earnedSummary(table, reading.row)}
        preview={preview}
      />
    )
  const open = openText({ table, problem: reading.problem, hand: reading.hand })
  if (open !== null) return <Said main={open.wrong} more={open.todo} preview={preview} />
  return (
    <ProblemWords table={table} problem={reading.problem} hand={reading.hand}>
      {({ wrong, todo }) => <Said aside={wrong} main={todo} preview={preview} />}
    </ProblemWords>
  )
}
