import { GROUP_TITLES, GROUPS } from '@/lib/rulesets/lookup/question'
import { QUESTIONS } from '@/lib/rulesets/lookup/questions'
import type { GroupOfQuestions } from './question-rows'

/** The index of the lookup: what each question is called, group by group, as a deal meets them. */
export const allQuestions = (): readonly GroupOfQuestions[] =>
  GROUPS.map((group) => ({
    id: group,
    title: GROUP_TITLES[group],
    questions: QUESTIONS.filter((question) => question.group === group).map(({ id, ask }) => ({ id, ask })),
  }))
