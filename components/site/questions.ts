import { siteHref } from '@/components/addresses/site-address'
import type { QuestionLink } from '@/components/rules/question-link'
import type { OptionName } from '@/lib/engine/table/options'
import { ask } from '@/lib/messages/compiled/rules/ask'
import { groupTitle } from '@/lib/messages/compiled/rules/groupTitle'
import { spokenLanguage } from '@/lib/messages/locale'
import { isWithout } from '@/lib/rulesets/lookup/presupposed'
import { GROUPS, type Question } from '@/lib/rulesets/lookup/question'
import type { QuestionId } from '@/lib/rulesets/lookup/question-ids'
import { QUESTIONS } from '@/lib/rulesets/lookup/questions'
import type { RuleSetId } from '@/lib/rulesets/sets/rule-set'
import { isSilentOn } from '@/lib/rulesets/sources/cite'

/** Questions of one part of a deal. */
export interface QuestionGroup {
  readonly title: string
  readonly questions: readonly QuestionLink[]
}

/** Returns the address of the page of a question, in the current language. */
export const questionPageHref = (id: QuestionId): string => siteHref(spokenLanguage(), `rules/${id}/`)

export const questionLinkOf = ({ id }: Question): QuestionLink => ({ ask: ask[id], href: questionPageHref(id) })

const arisesIn = (id: RuleSetId, { by }: Question): boolean => !isWithout(by[id].answer)

/** Returns the question that an option of a game answers: the one with its name, else the first; `null` if there is none. */
export function questionOf(id: RuleSetId, option: OptionName): Question | null {
  const found = QUESTIONS.filter((question) => question.option === option && arisesIn(id, question))
  return found.find((question) => question.id === option) ?? found[0] ?? null
}

/**
 * Returns the questions that come up in a game, by group in the order of a deal. Leaves out groups in which the document of the
 * game answers no question.
 */
export const questionsOf = (id: RuleSetId): readonly QuestionGroup[] =>
  GROUPS.map((group) => ({
    title: groupTitle[group],
    questions: QUESTIONS.filter((question) => question.group === group && arisesIn(id, question)),
  }))
    .filter(({ questions }) => questions.some(({ by }) => !isSilentOn(by[id].source)))
    .map(({ title, questions }) => ({ title, questions: questions.map(questionLinkOf) }))
