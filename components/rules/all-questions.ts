import { ask } from '@/lib/messages/compiled/rules/ask'
import { groupTitle } from '@/lib/messages/compiled/rules/groupTitle'
import { GROUPS } from '@/lib/rulesets/lookup/question'
import { QUESTIONS } from '@/lib/rulesets/lookup/questions'
import type { GroupOfQuestions } from './question-rows'

/** Returns the questions of the lookup with their texts, by group in the order of a deal. */
export const allQuestions = (): readonly GroupOfQuestions[] =>
  GROUPS.map((group) => ({
    id: group,
    title: groupTitle[group],
    questions: QUESTIONS.filter((question) => question.group === group).map(({ id }) => ({ id, ask: ask[id] })),
  }))
