import { Chip } from '@/components/ui/chip'
import { handSize } from '@/lib/engine/table/deck'
import type { Seat, Side } from '@/lib/engine/table/seats'
import { askWhoseRun } from '@/lib/messages/compiled/table/form'
import {
  compareTops,
  goodEqual,
  goodNoOne,
  goodScores,
  tookNone,
  tookSome,
} from '@/lib/messages/compiled/table/hand-form'
import { askNoTrick, askTricks } from '@/lib/text/sheet/form'
import type { Table } from '@/lib/text/table'
import { sideHeading } from '@/lib/text/terms/names'
import { askedOfTricks } from './asked-of-tricks'
import type { Draft, GoodRuns } from './draft'
import { chooseGood, sayNoTrick, sayTricks } from './draft-moves'
import { goodAnswers } from './good-runs'

interface AnswerPadProps {
  readonly table: Table
  readonly draft: Draft
  readonly onDraft: (draft: Draft) => void
}

interface WhosePadProps extends AnswerPadProps {
  readonly dealer: Seat
  readonly onCompare: () => void
}

/** Keys in place of the digits that settle in one tap whose runs are good, if runs of two sides are still equal. */
export function WhosePad({ table, draft, dealer, onDraft, onCompare }: WhosePadProps) {
  return (
    <div role="group" aria-label={askWhoseRun(table)} className="form-pad">
      <div className="pad-row">
        {goodAnswers(table.rules, draft, dealer).map(({ good, points }) => (
          <Chip
            key={good}
            look="cell"
            className="pad-cell min-w-0!"
            on={draft.good === good}
            label={answerName(table, good)}
            onToggle={() => onDraft(chooseGood(draft, good))}
          >
            <span className="max-w-full truncate font-semibold">{answerName(table, good)}</span>
            <span className="text-sm leading-none">{good === 'nobody' ? goodEqual : goodScores({ points })}</span>
          </Chip>
        ))}
      </div>
      <div className="pad-row">
        <button type="button" onClick={onCompare} className="pad-cell pad-quiet">
          {compareTops}
        </button>
      </div>
    </div>
  )
}

const answerName = (table: Table, good: GoodRuns): string => (good === 'nobody' ? goodNoOne : sideHeading(table, good))

/**
 * Keys in place of the digits that settle which side took no trick. With three players they ask each for its number of tricks.
 */
export function TricksPad(part: AnswerPadProps) {
  const { table, draft } = part
  const { sides, next } = askedOfTricks(table.rules, draft)
  const side = next ?? sides[0] ?? 0
  return table.rules.players === 3 ? <TrickCounts {...part} side={side} /> : <NoTrick {...part} side={side} />
}

interface OfSideProps extends AnswerPadProps {
  readonly side: Side
}

const ANSWERS = ['none', 'some'] as const

function NoTrick({ table, draft, onDraft, side }: OfSideProps) {
  const words = { none: tookNone, some: tookSome }
  return (
    <div role="group" aria-label={askNoTrick(table, side)} className="form-pad">
      <div className="pad-row">
        {ANSWERS.map((answer) => (
          <button
            key={answer}
            type="button"
            onClick={() => onDraft(sayNoTrick(draft, side, answer, handSize(table.rules)))}
            className="pad-cell font-semibold"
          >
            {words[answer]}
          </button>
        ))}
      </div>
    </div>
  )
}

function TrickCounts({ table, draft, onDraft, side }: OfSideProps) {
  const all = handSize(table.rules)
  const counts = Array.from({ length: all + 1 }, (_, count) => count)
  const half = Math.ceil(counts.length / 2)
  return (
    <div role="group" aria-label={askTricks(table, side)} className="form-pad">
      {[counts.slice(0, half), counts.slice(half)].map((row, index) => (
        <div key={index} className="pad-row">
          {row.map((count) => (
            <button
              key={count}
              type="button"
              translate="no"
              onClick={() => onDraft(sayTricks(draft, side, count, all))}
              className="pad-cell num text-xl"
            >
              {count}
            </button>
          ))}
        </div>
      ))}
    </div>
  )
}
