import { Check, X } from 'lucide'
import { useLayoutEffect } from 'react'
import { classNames } from '@/components/ui/class-names'
import { guardKey } from '@/components/ui/guard-key'
import { Icon } from '@/components/ui/icon'
import { sidesOf } from '@/lib/engine/table/seats'
import type { Mistake } from '@/lib/learn/mistakes'
import { choiceKey, type QuizChoice } from '@/lib/learn/question'
import { answerRight, answerWrong } from '@/lib/messages/compiled/learn/learn'
import { answerFace, answerLabel, mistakeText } from '@/lib/text/screens/learn'
import type { Table } from '@/lib/text/table'
import { sideHeading } from '@/lib/text/terms/names'

interface AnswerKeysProps {
  readonly table: Table
  readonly ask: string
  readonly choices: readonly QuizChoice[]
  readonly chosen: QuizChoice | null
  readonly onChoose: (choice: QuizChoice) => void
}

/**
 * The answers one below the other, with the figures of each side in its column. Once one is chosen, they only show which was
 * right.
 */
export function AnswerKeys({ table, ask, choices, chosen, onChoose }: AnswerKeysProps) {
  useLayoutEffect(guardKey, [choices])
  const isClaim = choices.some(({ row }) => row.hand.kind === 'claimed')
  return (
    <div role="group" aria-label={ask}>
      {/* The status exists before the answer, so that a screen reader reads it when it is filled. */}
      <div role="status" className="text-lg leading-snug">
        {chosen === null ? null : <Verdict table={table} mistake={chosen.mistake} />}
      </div>
      {chosen === null ? (
        <p aria-hidden="true" className="text-lg leading-snug font-semibold">
          {ask}
        </p>
      ) : null}
      {isClaim ? null : (
        <p aria-hidden="true" translate="no" className="flex gap-2 px-3 pt-1 pe-10 text-sm text-soft">
          {sidesOf(table.rules).map((side) => (
            <span key={side} className="min-w-0 flex-1 text-center leading-tight">
              {sideHeading(table, side)}
            </span>
          ))}
        </p>
      )}
      <div className="grid gap-1.5 pt-1">
        {choices.map((choice) => (
          <AnswerKey key={choiceKey(choice)} table={table} choice={choice} chosen={chosen} onChoose={onChoose} />
        ))}
      </div>
    </div>
  )
}

/** The verdict on an answer: right, or what was wrong with it. */
const Verdict = ({ table, mistake }: { readonly table: Table; readonly mistake: Mistake | null }) =>
  mistake === null ? (
    <p className="font-semibold text-green">{answerRight}</p>
  ) : (
    <p>
      <b className="font-semibold text-red">{answerWrong}</b> <span>{mistakeText(table, mistake)}</span>
    </p>
  )

type Mark = 'right' | 'wrong' | null

const LOOKS: Readonly<Record<'right' | 'wrong', string>> = {
  right: 'border-2 border-felt bg-wash font-semibold',
  wrong: 'border-2 border-red bg-red-wash text-red',
}

const SIGNS = { right: Check, wrong: X } as const

function AnswerKey(props: Pick<AnswerKeysProps, 'table' | 'chosen' | 'onChoose'> & { readonly choice: QuizChoice }) {
  const { table, choice, chosen, onChoose } = props
  const mark = markOf(choice, chosen)
  const face = answerFace(table, choice.row)
  return (
    <button
      type="button"
      aria-label={answerLabel(table, choice.row)}
      aria-pressed={choice === chosen}
      aria-disabled={chosen !== null}
      onClick={() => (chosen === null ? onChoose(choice) : undefined)}
      className={classNames(
        'flex min-h-13 w-full items-center gap-2 rounded-xl px-3 py-1 leading-tight',
        mark === null ? 'border border-edge bg-card' : LOOKS[mark],
        chosen !== null && 'cursor-default',
        chosen !== null && mark === null && 'text-soft',
      )}
    >
      {face.kind === 'claim' ? (
        <span className="flex min-w-0 flex-1 items-baseline gap-3 text-start cramped:flex-wrap">
          <span translate="no" className="num text-2xl">
            {face.total}
          </span>
          <span className="text-base">{face.winner}</span>
        </span>
      ) : (
        <span className="flex min-w-0 flex-1 flex-wrap">
          {face.points.map((points, side) => (
            <span key={side} translate="no" className="num min-w-0 flex-1 text-center text-2xl">
              {points}
            </span>
          ))}
          {face.heldOver === null ? null : <span className="w-full text-center text-sm">{face.heldOver}</span>}
        </span>
      )}
      <span className="w-5 shrink-0 text-xl">{mark === null ? null : <Icon of={SIGNS[mark]} />}</span>
    </button>
  )
}

function markOf(choice: QuizChoice, chosen: QuizChoice | null): Mark {
  if (chosen === null) return null
  if (choice.mistake === null) return 'right'
  return choice === chosen ? 'wrong' : null
}
