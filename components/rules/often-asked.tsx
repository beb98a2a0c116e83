import { oftenAsked } from '@/lib/messages/compiled/referee/lookup'
import { ask } from '@/lib/messages/compiled/rules/ask'
import { questionById } from '@/lib/rulesets/lookup/questions'
import { QuestionLink } from './rule-link'
import { ShortAnswer } from './search-results'
import { useTable } from './use-table'

/** The questions that tables argue about most. */
const QUESTIONS = [
  'tie',
  'bate',
  'equal-runs',
  'bela-call',
  'must-trump',
  'revoke',
  'when-to-claim',
  'schmeiss',
] as const

/** A few questions with the table's answers, next to the index of the lookup. */
export function OftenAsked() {
  const table = useTable()
  return (
    <section aria-labelledby="often-asked" className="mt-5">
      <h2 id="often-asked" className="pb-1 text-xl heading">
        {oftenAsked}
      </h2>
      <ul className="border-t border-rule">
        {QUESTIONS.map(questionById).map((question) => (
          <li key={question.id} className="border-b border-rule">
            <QuestionLink question={question.id} className="block min-h-20 py-3">
              <span className="block text-lg font-semibold">{ask[question.id]}</span>
              <ShortAnswer question={question} table={table} />
            </QuestionLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
