import type { Rules } from '../../engine/table/options'
import { answerFor } from '../lookup/lookup'
import { isWithout } from '../lookup/presupposed'
import type { RuleSetId } from '../sets/rule-set'
import type { Found } from './search'

/**
 * Returns the hits that come up at a table: its rule set, with the rules of its game where one is played. A hit that a term of the
 * glossary led to always does. Where none comes up, all are returned: the reader asked for one of them.
 */
export function comingUp(found: readonly Found[], base: RuleSetId, rules?: Rules): readonly Found[] {
  const here = found.filter(
    ({ question, term }) =>
      question === null || term !== null || !isWithout(answerFor(question, base, rules).said.answer),
  )
  return here.some(({ story }) => story === null) ? here : found
}
