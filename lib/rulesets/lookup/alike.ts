import { isSilentOn } from '../sources/cite'
import type { ReadingId } from '../sources/readings'
import type { DocumentId } from '../sources/sources'
import { rulesOfForm, type Form } from '../variants/forms'
import { answerFor, giversOf, type AnswerGiver, type TableAnswer } from './lookup'
import { readingsOf, type Question } from './question'
import { answerText } from './wording'

/** One answer to a question, with all rule sets and variants that give it; none if only a table's own rules can give it. */
export interface AnswerGroup {
  readonly text: string
  readonly givers: readonly AnswerGiver[]
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

/** Returns the documents that the answers rest on, in their order. */
export function documentsIn(groups: readonly AnswerGroup[]): readonly DocumentId[] {
  const cited = groups.flatMap(({ givers }) =>
    givers.flatMap(({ said: { source } }) =>
      source.kind === 'house' || source.kind === 'after' || isSilentOn(source) ? [] : [source.document],
    ),
  )
  return [...new Set(cited)].sort()
}

const readingsIn = ({ givers }: AnswerGroup): readonly ReadingId[] => givers.flatMap(({ said }) => readingsOf(said))

/** Returns the readings of an answer that no answer above it has shown yet: each is there once. */
export function readingsFirstIn(groups: readonly AnswerGroup[], at: number): readonly ReadingId[] {
  const shown = new Set(groups.slice(0, at).flatMap(readingsIn))
  return [...new Set(groups.slice(at, at + 1).flatMap(readingsIn))].filter((id) => !shown.has(id))
}

/** One question that two forms answer differently. */
export interface AnswerDifference {
  readonly question: Question
  readonly answers: readonly [TableAnswer, TableAnswer]
}

/** Returns the questions that two forms answer differently, in the order of a deal. */
export function differencesBetween(
  questions: readonly Question[],
  one: Form,
  other: Form,
): readonly AnswerDifference[] {
  const [oneRules, otherRules] = [rulesOfForm(one), rulesOfForm(other)]
  return questions.flatMap((question) => {
    const first = answerFor(question, one.ruleSet, oneRules)
    const second = answerFor(question, other.ruleSet, otherRules)
    const isAlike = answerText(question, first.said.answer) === answerText(question, second.said.answer)
    return isAlike ? [] : [{ question, answers: [first, second] as const }]
  })
}
