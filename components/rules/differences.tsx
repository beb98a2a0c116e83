import { compareAllAlike, compareDiffering, compareUnknown } from '@/lib/messages/compiled/referee/lookup'
import { ask } from '@/lib/messages/compiled/rules/ask'
import { groupTitle } from '@/lib/messages/compiled/rules/groupTitle'
import { differencesBetween, type AnswerDifference } from '@/lib/rulesets/lookup/alike'
import { GROUPS } from '@/lib/rulesets/lookup/question'
import { QUESTIONS } from '@/lib/rulesets/lookup/questions'
import { formById, type Form } from '@/lib/rulesets/variants/forms'
import { formName } from '@/lib/text/terms/form-names'
import { answerInWords } from './answer-text'
import { QuestionLink } from './rule-link'

/** The questions that two games answer differently, by group, with both answers. */
export function Differences({ a, b }: { readonly a: string; readonly b: string }) {
  const [one, other] = [formById(a), formById(b)]
  if (one === null || other === null) {
    return <p className="mt-5 text-lg">{compareUnknown}</p>
  }
  const found = differencesBetween(QUESTIONS, one, other)
  return (
    <>
      <p role="status" className="mt-4 text-lg">
        {found.length === 0 ? compareAllAlike : compareDiffering({ count: found.length, all: QUESTIONS.length })}
      </p>
      {GROUPS.map((group) => {
        const differing = found.filter(({ question }) => question.group === group)
        return differing.length === 0 ? null : (
          <section key={group} aria-labelledby={group} className="mt-5">
            <h2 id={group} className="text-xl heading">
              {groupTitle[group]}
            </h2>
            <ul className="mt-1 border-t border-rule">
              {differing.map((difference) => (
                <li key={difference.question.id} className="border-b border-rule py-2 break-inside-avoid">
                  <DifferenceLine difference={difference} forms={[one, other]} />
                </li>
              ))}
            </ul>
          </section>
        )
      })}
    </>
  )
}

interface DifferenceLineProps {
  readonly difference: AnswerDifference
  readonly forms: readonly [Form, Form]
}

function DifferenceLine({ difference: { question, answers }, forms }: DifferenceLineProps) {
  return (
    <>
      <h3>
        <QuestionLink question={question.id} className="flex min-h-12 items-center text-lg font-semibold">
          {ask[question.id]}
        </QuestionLink>
      </h3>
      <dl className="grid gap-x-6 gap-y-2 pb-2 sm:grid-cols-2">
        {answers.map((answer, index) => (
          <div key={index}>
            <dt className="text-base text-soft">{formName(forms[index === 0 ? 0 : 1])}</dt>
            <dd className="text-lg leading-snug">{answerInWords(question, answer)}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
