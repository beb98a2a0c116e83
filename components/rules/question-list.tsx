import { usePathname } from 'next/navigation'
import { rulesTitle } from '@/lib/messages/compiled/referee/lookup'
import { QUESTION_IDS, type QuestionId } from '@/lib/rulesets/lookup/question-ids'
import { allQuestions } from './all-questions'
import { QuestionRows } from './question-rows'
import { RuleLink } from './rule-link'

/** Every question, with the one that is read beside it marked. */
export function QuestionList() {
  return (
    <nav aria-label={rulesTitle} className="px-3 pb-6">
      <RuleLink href="/rules/" className="flex min-h-13 items-center px-1 text-xl heading">
        {rulesTitle}
      </RuleLink>
      <QuestionRows groups={allQuestions()} current={questionIn(usePathname())} />
    </nav>
  )
}

const questionIn = (path: string): QuestionId | null => {
  const slug = path.split('/').filter(Boolean).at(-1)
  return QUESTION_IDS.find((id) => id === slug) ?? null
}
