import type { Rules } from '../../engine/table/options'
import { answerFor } from '../lookup/lookup'
import { hasNoSuchCall, isWithout } from '../lookup/presupposed'
import type { RuleSetId } from '../sets/rule-set'
import type { Found } from './search'

/**
 * Returns the hits that matter at a table: for its rule set, and for the rules of its game if one is being played. Hits of a
 * glossary term are kept, but come last if their question does not come up at this table. Calls that the table does not have come
 * last too, unless they were searched by name. If no question or term is left, all hits are returned.
 */
export function relevantAtTable(found: readonly Found[], base: RuleSetId, rules?: Rules): readonly Found[] {
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
