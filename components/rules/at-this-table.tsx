import { Children, type ReactNode } from 'react'
import { lazyPart } from '@/components/ui/lazy-part'
import { partOwnAnswer } from '@/lib/messages/compiled/app/parts'
import { rulesAsWrittenIn, rulesAtThisTable } from '@/lib/messages/compiled/referee/lookup'
import type { Question } from '@/lib/rulesets/lookup/question'
import { GamePicker } from './game-picker'
import { OwnAnswerView, type AnswerTexts, type OwnAnswerTexts } from './own-answer-view'
import { useTable } from './use-table'

const own = () => import('./own-answer')
const OwnAnswer = lazyPart(
  () => own().then((part) => part.OwnAnswer),
  () => partOwnAnswer,
)
const OwnHands = lazyPart(() => own().then((part) => part.OwnHands), null)

interface AtThisTableProps {
  readonly question: Question
  readonly texts: AnswerTexts
  /** The answers that may be shown here, each with its longest source line; they reserve the room. */
  readonly places: readonly OwnAnswerTexts[]
  /** `yes` if this question can decide lines of a score. Then the hands that it decided are listed. */
  readonly scores: 'yes' | 'no'
}

/** The table's own answer, above all others. Room is reserved for it until it is known. */
export function AtThisTable({ question, texts, places, scores }: AtThisTableProps) {
  const table = useTable()
  const props = table.state === 'loading' ? null : { question, table }
  return (
    <section
      aria-labelledby="own"
      className="mt-4 rounded-xl border border-edge bg-card px-4 pt-1 pb-3 noscript:hidden print:hidden"
    >
      <div className="flex min-h-14 items-center justify-between gap-x-3 cramped:flex-wrap">
        <h2 id="own" className="w-28 shrink-0 text-base text-soft">
          {table.state === 'written' ? rulesAsWrittenIn : rulesAtThisTable}
        </h2>
        <GamePicker table={table} />
      </div>
      <Reserve
        places={places.map((place) => (
          <OwnAnswerView key={`${place.text} ${place.source}`} {...place} />
        ))}
      >
        {props === null ? null : <OwnAnswer {...props} texts={texts} />}
      </Reserve>
      {scores === 'no' ? null : (
        <div className="mt-1 flex min-h-12 items-center text-base">
          {props === null ? null : <OwnHands {...props} />}
        </div>
      )}
    </section>
  )
}

interface ReserveProps {
  /** The contents that may be shown here. */
  readonly places: readonly ReactNode[]
  readonly children: ReactNode
}

/** A place as high as the highest of `places`, at any width and font size, so that late content moves nothing. */
function Reserve({ places, children }: ReserveProps) {
  return (
    <div className="grid *:col-start-1 *:row-start-1">
      {Children.map(places, (place) => (
        <div aria-hidden="true" className="invisible">
          {place}
        </div>
      ))}
      <div>{children}</div>
    </div>
  )
}
