import { groupTitle } from '@/lib/messages/compiled/rules/groupTitle'
import { questionsAbout, questionsTitle } from '@/lib/messages/compiled/site/questions'
import { GROUPS } from '@/lib/rulesets/lookup/question'
import { QUESTIONS } from '@/lib/rulesets/lookup/questions'
import { askedOf, type QuestionGroup } from './questions'

/** All that the list of the questions says, in the language that is spoken. */
export interface QuestionsText {
  readonly title: string
  readonly about: string
  readonly groups: readonly QuestionGroup[]
}

/** Returns every question, group by group, as a deal meets them. */
export const questionsText = (): QuestionsText => ({
  title: questionsTitle,
  about: questionsAbout,
  groups: GROUPS.map((group) => ({
    title: groupTitle[group],
    questions: QUESTIONS.filter((question) => question.group === group).map(askedOf),
  })),
})
