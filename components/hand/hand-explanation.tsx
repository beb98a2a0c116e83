import { ProblemWords } from '@/components/game/problem-words-late'
import type { Elements } from '@/components/ui/elements'
import { missingFactText } from '@/lib/text/problems/open'
import { endingHead } from '@/lib/text/sheet/ending'
import { reasonText } from '@/lib/text/sheet/verdict'
import type { Table } from '@/lib/text/table'
import type { DraftReading } from './draft-facts'

interface SaidOfHandProps {
  readonly table: Table
  readonly reading: Exclude<DraftReading, { readonly state: 'missing' }>
  /** True if the save key asks for what is missing, so that this text need not repeat it. */
  readonly isAsked: boolean
  /** The changes further down the sheet that saving would make. */
  readonly preview: Elements
}

/** A sentence that explains the result of a hand, or what is impossible about it. */
export function HandExplanation({ table, reading, isAsked, preview }: SaidOfHandProps) {
  if (reading.state === 'ready') {
    const end = endingHead(table, reading.row)
    return (
      <>
        <p>
          <span>{reasonText(table, reading.row)}</span> {end === null ? null : <b className="font-semibold">{end}</b>}
        </p>
        {preview}
      </>
    )
  }
  const open = missingFactText({ table, problem: reading.problem, hand: reading.hand })
  if (open !== null) return isAsked ? null : <Wrong {...open} />
  return (
    <ProblemWords table={table} problem={reading.problem} hand={reading.hand}>
      {(text) => <Wrong {...text} />}
    </ProblemWords>
  )
}

const Wrong = ({ wrong, todo }: { readonly wrong: string; readonly todo: string }) => (
  <>
    <p className="font-semibold text-red">{wrong}</p>
    <p className="text-soft">{todo}</p>
  </>
)
