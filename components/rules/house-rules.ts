import type { Rules } from '@/lib/engine/table/options'
import { answerFor } from '@/lib/rulesets/lookup/lookup'
import type { QuestionId } from '@/lib/rulesets/lookup/question-ids'
import { QUESTIONS } from '@/lib/rulesets/lookup/questions'
import type { RuleSetId } from '@/lib/rulesets/sets/rule-set'

/** Returns the questions to which the table's rules give another answer than its rule set. */
export const houseRules = (base: RuleSetId, rules: Rules): ReadonlySet<QuestionId> =>
  new Set(QUESTIONS.filter((question) => answerFor(question, base, rules).house).map(({ id }) => id))
