import type { Rules } from '../../engine/table/options'
import { answerFor } from '../lookup/lookup'
import { hasNoSuchCall, isWithout } from '../lookup/presupposed'
import type { RuleSetId } from '../sets/rule-set'
import type { Found } from './search'

/**
 * Returns the hits in the order that matters at a table: for its rule set, or for the rules of its game if one is being played.
 * Questions that come up neither there nor in the `second` game follow the others; only the best match keeps its place, because
 * it is the likeliest to be meant. Calls that the table does not have come last too, unless they were searched by name.
 */
export function relevantAtTable(
  found: readonly Found[],
  base: RuleSetId,
  rules?: Rules,
  second: RuleSetId | null = null,
): readonly Found[] {
  const answered = found.map((hit) => ({ hit, answers: answersTo(hit, base, rules, second) }))
  const isLast = ({ hit: { question, term }, answers }: (typeof answered)[number], at: number) =>
    question !== null &&
    ((at > 0 && answers.every(isWithout)) ||
      (term === null && answers.every((answer) => hasNoSuchCall(question.id, answer))))
  return [...answered.filter((one, at) => !isLast(one, at)), ...answered.filter(isLast)].map(({ hit }) => hit)
}

/** Returns the answers of a table and of the second game; none for a hit that is no question. */
function answersTo(
  { question }: Found,
  base: RuleSetId,
  rules: Rules | undefined,
  second: RuleSetId | null,
): readonly string[] {
  if (question === null) return []
  const own = answerFor(question, base, rules).said.answer
  return second === null ? [own] : [own, answerFor(question, second).said.answer]
}
