import * as said from '../../messages/compiled/app/pages'
import { groupedAnswers } from '../../rulesets/lookup/alike'
import { isWithout } from '../../rulesets/lookup/presupposed'
import type { Question } from '../../rulesets/lookup/question'
import { ruleSetName } from '../terms/rule-set-names'

/** Returns the answer of the first game that has one, and the number of further answers. */
export function questionAbout(question: Question): string {
  const groups = groupedAnswers(question).flatMap(({ text, givers }) => {
    const answering = givers.filter(({ said }) => !isWithout(said.answer))
    return answering[0] === undefined ? [] : [{ answer: text, game: ruleSetName(answering[0].ruleSet) }]
  })
  const [first, ...others] = groups
  if (first === undefined) throw new Error(`expected an answer of some game to the question ${question.id}`)
  return `${said.questionAbout(first)} ${said.answersBeside({ count: others.length })}`
}
