import { groupTitle } from '@/lib/messages/compiled/rules/groupTitle'
import { questionsAbout, questionsTitle } from '@/lib/messages/compiled/site/questions'
import { GROUPS } from '@/lib/rulesets/lookup/question'
import { QUESTIONS } from '@/lib/rulesets/lookup/questions'
import { questionLinkOf, type QuestionGroup } from './questions'

/** The texts of the list of questions, in the current language. */
export interface QuestionsText {
  readonly title: string
  readonly about: string
  readonly groups: readonly QuestionGroup[]
}

/** Returns all questions, by group in the order of a deal. */
export const questionsText = (): QuestionsText => ({
  title: questionsTitle,
  about: questionsAbout,
  groups: GROUPS.map((group) => ({
    title: groupTitle[group],
    questions: QUESTIONS.filter((question) => question.group === group).map(questionLinkOf),
  })),
})
