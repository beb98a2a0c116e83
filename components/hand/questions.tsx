import { Suit } from '@/components/cards/suit'
import { suitsAt } from '@/components/cards/suit-order'
import { Choice } from '@/components/ui/choice'
import type { Elements } from '@/components/ui/elements'
import { useInView } from '@/components/ui/use-in-view'
import { topsOf } from '@/lib/engine/melds/meld-values'
import { handSize } from '@/lib/engine/table/deck'
import type { Problem } from '@/lib/engine/table/problem'
import type { Seat } from '@/lib/engine/table/seats'
import { askSuit, askTop, askTricks } from '@/lib/text/sheet/form'
import type { Table } from '@/lib/text/table'
import { rankName, rankShort, suitName } from '@/lib/text/terms/cards'
import { askedOfRuns, type AskedOfRun } from './asked-of-runs'
import { askedOfTricks } from './asked-of-tricks'
import type { Draft } from './draft'
import { describeRun, sayTricks } from './draft-moves'

interface QuestionsProps {
  readonly table: Table
  readonly draft: Draft
  readonly dealer: Seat
  readonly problem: Problem | null
  readonly onDraft: (draft: Draft) => void
}

/** Asked only where it decides: the tops or suits of runs that are level so far, or tricks that somebody may not have taken. */
export function Questions({ table, draft, dealer, problem, onDraft }: QuestionsProps) {
  const asksTricks = problem?.name === 'say-tricks' || draft.tricks.some((count) => count !== null)
  const asked = askedOfRuns(table.rules, draft, dealer)
  if (!asksTricks && asked.length === 0) return null
  const ordered = ASKS.flatMap((ask) => asked.filter((one) => one.ask === ask))
  const next = ordered.find(({ run, ask }) => run[ask] === null)
  return (
    <div className="grid gap-2 rounded-xl border border-edge bg-card p-2">
      {ordered.map((one) => {
        const RunQuestion = RUN_QUESTIONS[one.ask]
        return (
          <RunQuestion
            key={`${one.ask} ${one.index}`}
            table={table}
            draft={draft}
            asked={one}
            asks={one === next && (problem?.name ?? 'soon')}
            onDraft={onDraft}
          />
        )
      })}
      {asksTricks ? (
        <TricksQuestion table={table} draft={draft} asks={problem?.name === 'say-tricks'} onDraft={onDraft} />
      ) : null}
    </div>
  )
}

const ASKS = ['top', 'suit'] as const

const RUN_QUESTIONS = { top: TopQuestion, suit: SuitQuestion }

interface QuestionProps {
  readonly ask: string
  /** It is the one to answer now, or is what the verdict asks for, and comes into view: it may stand below what is seen. */
  readonly asks: string | boolean
  readonly children: Elements
}

function Question({ ask, asks, children }: QuestionProps) {
  const place = useInView<HTMLDivElement>(asks)
  return (
    <div ref={place}>
      <p className="text-base">{ask}</p>
      {children}
    </div>
  )
}

interface RunQuestionProps {
  readonly table: Table
  readonly draft: Draft
  readonly asked: AskedOfRun
  readonly asks: QuestionProps['asks']
  readonly onDraft: (draft: Draft) => void
}

function TopQuestion({ table, draft, asked: { run, index }, asks, onDraft }: RunQuestionProps) {
  const ask = askTop(table, run.seat, run.run)
  return (
    <Question ask={ask} asks={asks}>
      <Choice
        translate="no"
        label={ask}
        value={run.top}
        onChoose={(top) => onDraft(describeRun(draft, index, { top }))}
        options={topsOf(run.run, table.rules.pack).map((rank) => ({
          value: rank,
          label: rankName(rank),
          face: rankShort(rank),
        }))}
      />
    </Question>
  )
}

function SuitQuestion({ table, draft, asked: { run, index }, asks, onDraft }: RunQuestionProps) {
  const ask = askSuit(table, run.seat, run.run)
  return (
    <Question ask={ask} asks={asks}>
      <Choice
        label={ask}
        value={run.suit}
        onChoose={(suit) => onDraft(describeRun(draft, index, { suit }))}
        options={suitsAt(table.rules).map((suit) => ({
          value: suit,
          label: suitName(suit),
          face: (
            <>
              <Suit trump={suit} className="text-xl leading-none" />
              <span className="text-sm">{suitName(suit)}</span>
            </>
          ),
        }))}
      />
    </Question>
  )
}

function TricksQuestion({ table, draft, asks, onDraft }: Omit<RunQuestionProps, 'asked'>) {
  const all = handSize(table.rules)
  const counts = Array.from({ length: all + 1 }, (_, count) => count)
  const { sides, next } = askedOfTricks(table.rules, draft)
  return sides.map((side) => (
    <Question key={side} ask={askTricks(table, side)} asks={asks && side === next}>
      <Choice
        translate="no"
        label={askTricks(table, side)}
        value={draft.tricks[side] ?? null}
        onChoose={(count) => onDraft(sayTricks(draft, side, count, all))}
        className="grid grid-cols-5 gap-1.5"
        optionClassName=""
        options={counts.map((count) => ({ value: count, label: String(count) }))}
      />
    </Question>
  ))
}
