import { questionPage } from '@/components/addresses/rule-address'
import type { OptionName } from '@/lib/engine/table/options'
import { ask } from '@/lib/messages/compiled/rules/ask'
import { groupTitle } from '@/lib/messages/compiled/rules/groupTitle'
import { isWithout } from '@/lib/rulesets/lookup/presupposed'
import { GROUPS, type Question } from '@/lib/rulesets/lookup/question'
import { QUESTIONS } from '@/lib/rulesets/lookup/questions'
import type { RuleSetId } from '@/lib/rulesets/sets/rule-set'
import { isSilentOn } from '@/lib/rulesets/sources/cite'

/** A question, and the address of its page. */
export interface LinkedQuestion {
  readonly ask: string
  readonly href: string
}

/** Questions of one part of a deal. */
export interface QuestionGroup {
  readonly title: string
  readonly questions: readonly LinkedQuestion[]
}

export const linkedQuestion = ({ id }: Question): LinkedQuestion => ({ ask: ask[id], href: questionPage(id) })

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
    .map(({ title, questions }) => ({ title, questions: questions.map(linkedQuestion) }))
