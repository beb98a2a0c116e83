import { rulesOfForm, type Form } from '../variants/forms'
import { answerFor, giversOf, type Giver, type TableAnswer } from './lookup'
import type { Question } from './question'
import { answerText } from './wording'

/** One answer to a question, with all rule sets and variants that give it; none if only a table's own rules can give it. */
export interface AnswerGroup {
  readonly text: string
  readonly givers: readonly Giver[]
}

/**
 * Returns the answers to a question, each text once, in the order of the rule sets. Answers that only a table's own rules can
 * give come last.
 */
export function groupedAnswers(question: Question): readonly AnswerGroup[] {
  const givers = giversOf(question)
  const keys = [...givers.map(({ said }) => said.answer), ...question.answers]
  const texts = new Set(keys.map((key) => textOf(question, key)))
  return [...texts].map((text) => ({
    text,
    givers: givers.filter(({ said }) => textOf(question, said.answer) === text),
  }))
}

function textOf(question: Question, key: string): string {
  const text = answerText(question, key)
  if (text === null) throw new Error(`expected an answer ${key} of the question ${question.id}`)
  return text
}

/** One question that two forms answer differently. */
export interface Difference {
  readonly question: Question
  readonly answers: readonly [TableAnswer, TableAnswer]
}

/** Returns the questions that two forms answer differently, in the order of a deal. */
export function differencesBetween(questions: readonly Question[], one: Form, other: Form): readonly Difference[] {
  const [oneRules, otherRules] = [rulesOfForm(one), rulesOfForm(other)]
  return questions.flatMap((question) => {
    const first = answerFor(question, one.ruleSet, oneRules)
    const second = answerFor(question, other.ruleSet, otherRules)
    const isAlike = answerText(question, first.said.answer) === answerText(question, second.said.answer)
    return isAlike ? [] : [{ question, answers: [first, second] as const }]
  })
}
