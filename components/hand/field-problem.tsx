import { useInView } from '@/components/ui/use-in-view'
import type { Problem } from '@/lib/engine/table/problem'
import { problemText } from '@/lib/text/en/problems/problem'
import type { Table } from '@/lib/text/table'
import type { DraftReading } from './draft-facts'

/** The parts of the form, each with its own chips or figures. */
export type FormPart = 'contract' | 'declarations' | 'tricks' | 'points'

/** Where on the form the facts of a hand are said, by the first word of a problem's place. */
const PARTS: Readonly<Record<string, FormPart>> = {
  trump: 'contract',
  multiplier: 'contract',
  big: 'contract',
  melds: 'declarations',
  bela: 'declarations',
  tricks: 'tricks',
  lastTrick: 'points',
  cardPoints: 'points',
  totals: 'points',
}

interface FieldProblemProps {
  readonly table: Table
  readonly reading: DraftReading
  readonly part: FormPart
}

/** What cannot be, said beside what was entered; what to do about it stands over Save. */
export function FieldProblem({ table, reading, part }: FieldProblemProps) {
  const wrong = reading.state === 'wrong' && isSaidAt(part, reading.problem) ? reading : null
  const place = useInView<HTMLParagraphElement>(wrong !== null)
  if (wrong === null) return null
  return (
    <p
      ref={place}
      aria-hidden="true"
      className="border-l-4 border-red pl-2 text-base leading-tight font-semibold text-red"
    >
      {problemText(table, wrong.problem, wrong.hand).wrong}
    </p>
  )
}

const isSaidAt = (part: FormPart, { code, place }: Problem): boolean =>
  code !== 'undecided' && PARTS[place.split('.')[0] ?? ''] === part
