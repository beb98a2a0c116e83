import { rulesOfForm } from './forms'
import type { Form } from './forms'
import { answerFor } from './lookup'
import type { TableAnswer } from './lookup'
import type { Question } from './question'

/** One question that two forms answer differently. */
export interface Difference {
  readonly question: Question
  readonly answers: readonly [TableAnswer, TableAnswer]
}

/** The questions that two forms answer in different words, in the order of a deal. */
export function differencesBetween(questions: readonly Question[], one: Form, other: Form): readonly Difference[] {
  const [oneRules, otherRules] = [rulesOfForm(one), rulesOfForm(other)]
  return questions.flatMap((question) => {
    const first = answerFor(question, one.ruleSet, oneRules)
    const second = answerFor(question, other.ruleSet, otherRules)
    return first.text === second.text ? [] : [{ question, answers: [first, second] as const }]
  })
}
