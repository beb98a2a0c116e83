import type { Rules } from '../../engine/table/options'
import { answerFor } from '../lookup/lookup'
import { hasNoSuchCall, isWithout } from '../lookup/presupposed'
import type { RuleSetId } from '../sets/rule-set'
import type { Found } from './search'

/**
 * Returns the hits that matter at a table: its rule set, with the rules of its game where one is played. Hits that a term
 * of the glossary led to stay, last if they do not come up there. So do calls that the table does not have, unless they were asked
 * for by name. If nothing comes up, all hits are returned: the reader asked for one of them.
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
