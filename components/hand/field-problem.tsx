import { ProblemWords } from '@/components/game/problem-words-late'
import { useInView } from '@/components/ui/use-in-view'
import type { Problem } from '@/lib/engine/table/problem'
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
  if (reading.state !== 'wrong' || !isSaidAt(part, reading.problem)) return null
  return (
    <ProblemWords table={table} problem={reading.problem} hand={reading.hand}>
      {({ wrong }) => <Wrong text={wrong} />}
    </ProblemWords>
  )
}

function Wrong({ text }: { readonly text: string }) {
  const place = useInView<HTMLParagraphElement>(true)
  return (
    <p
      ref={place}
      aria-hidden="true"
      className="border-s-4 border-red ps-2 text-base leading-tight font-semibold text-red"
    >
      {text}
    </p>
  )
}

const isSaidAt = (part: FormPart, { code, place }: Problem): boolean =>
  code !== 'undecided' && PARTS[place.split('.')[0] ?? ''] === part
