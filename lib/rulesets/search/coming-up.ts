import type { Rules } from '../../engine/table/options'
import { answerFor } from '../lookup/lookup'
import { hasNoSuchCall, isWithout } from '../lookup/presupposed'
import type { RuleSetId } from '../sets/rule-set'
import type { Found } from './search'

/**
 * Returns the hits that come up at a table: its rule set, with the rules of its game where one is played. Last come
 * those that do not, to which a term of the glossary led, and calls that the table does not have and that were not asked for by name.
 * Where none comes up, all are returned: the reader asked for one of them.
 */
export function comingUp(found: readonly Found[], base: RuleSetId, rules?: Rules): readonly Found[] {
  const answered = found.map((hit) => ({
    hit,
    answer: hit.question === null ? '' : answerFor(hit.question, base, rules).said.answer,
  }))
  const here = answered.filter(({ hit, answer }) => hit.term !== null || !isWithout(answer))
  const isLast = ({ hit: { question, term }, answer }: (typeof here)[number]) =>
    isWithout(answer) || (term === null && hasNoSuchCall(question?.id ?? '', answer))
  const inOrder = [...here.filter((one) => !isLast(one)), ...here.filter(isLast)].map(({ hit }) => hit)
  return inOrder.some(({ story }) => story === null) ? inOrder : found
}
