import { useMemo } from 'react'
import { SuitSign } from '@/components/cards/suit'
import { ReceiptTable } from '@/components/hand/receipt-table'
import { classNames } from '@/components/ui/class-names'
import { drawQuestion, choiceKey, type QuizChoice, type QuizQuestion } from '@/lib/learn/question'
import { rulesApart } from '@/lib/learn/run'
import { seenAsk, seenFacts, seenTitle } from '@/lib/text/screens/learn'
import { verdictText } from '@/lib/text/sheet/verdict'
import type { Table } from '@/lib/text/table'
import { AnswerKeys } from './answer-keys'
import type { AskedTable } from './asked-rules'
import { NextBar } from './next-bar'
import { answered, type Practice } from './practice'
import { QuestionHead } from './question-head'

export interface QuestionProps {
  readonly asked: AskedTable
  readonly practice: Practice
  readonly seed: number
  readonly onPractice: (practice: Practice) => void
}

/** A drawn hand with four answers; after an answer, the explanation. */
export function Quiz({ asked: { table }, practice, seed, onPractice }: QuestionProps) {
  const { level, number, given } = practice
  const question = useMemo(() => drawQuestion(table.rules, level, seed + number), [table.rules, level, seed, number])
  if (question === null) return null
  const chosen = question.choices.find((choice) => choiceKey(choice) === given) ?? null

  function choose(choice: QuizChoice) {
    const isRight = choice.mistake === null
    const missed = isRight ? [] : rulesApart(question?.row ?? choice.row, choice.row)
    onPractice(answered({ ...practice, seed }, choiceKey(choice), { isRight, missed }))
  }

  return (
    <div className="grid gap-x-8 gap-y-3 wide:grid-cols-2 spread:grid-cols-2">
      <section className="min-w-0">
        <QuestionHead practice={practice} />
        <SeenHand table={table} question={question} />
      </section>
      <section className="min-w-0">
        <AnswerKeys
          table={table}
          ask={seenAsk(question.hand)}
          choices={question.choices}
          chosen={chosen}
          onChoose={choose}
        />
        {chosen === null ? null : (
          <>
            <p className="pt-3 pb-2 text-base text-soft">{verdictText(table, question.row)}</p>
            <div className="overflow-x-auto">
              <ReceiptTable table={table} row={question.row} />
            </div>
            <NextBar practice={practice} onPractice={onPractice} />
          </>
        )}
      </section>
    </div>
  )
}

/** The facts of the hand that the table would know. */
function SeenHand({ table, question: { hand, standing } }: { readonly table: Table; readonly question: QuizQuestion }) {
  return (
    <div className="mt-1 rounded-xl border border-edge bg-card px-3 py-2">
      <p className="pb-1 text-lg leading-snug font-semibold">
        {hand.trump === null ? null : <SuitSign trump={hand.trump} className="pe-2 text-xl leading-none" />}
        <span>{seenTitle(table, hand)}</span>
      </p>
      <dl>
        {seenFacts(table, hand, standing).map(({ label, value }) => (
          <div
            key={label}
            className="flex items-baseline justify-between gap-3 border-t border-rule py-0.5 cramped:flex-wrap"
          >
            <dt className="text-base text-soft">{label}</dt>
            <dd translate="no" className={classNames('text-end text-lg', /^\d+$/.test(value) && 'num')}>
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
