import { rulesTitle } from '@/lib/messages/compiled/referee/lookup'
import { QuestionRows } from './question-rows'
import { RuleLink } from './rule-link'
import { useAskedQuestion } from './use-asked-question'

/** A list of all questions; the one shown next to it is marked. */
export function QuestionList() {
  return (
    <nav aria-label={rulesTitle} className="px-3 pb-6">
      <RuleLink href="/rules/" className="flex min-h-13 items-center px-1 text-xl heading">
        {rulesTitle}
      </RuleLink>
      <QuestionRows current={useAskedQuestion()} />
    </nav>
  )
}
