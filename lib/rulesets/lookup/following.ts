import { RULE_SETS } from '../sets/catalogue'
import { rulesOf } from '../sets/rule-set'
import { VARIANTS, withVariant, type VariantId } from '../variants/variants'
import { answerKey } from './answer-keys'
import { says, type Question, type CitedAnswer } from './question'

/** Returns a question with the answers that follow from the changes of variants, each with the source of its variant. */
export function withFollowing(question: Question): Question {
  const variants: { [V in VariantId]?: CitedAnswer } = { ...question.variants }
  for (const variant of VARIANTS) {
    for (const base of variant.of) {
      const key = answerKey(question, withVariant(rulesOf(RULE_SETS[base]), variant))
      if (key === null || key === question.by[base].answer) continue
      variants[variant.id] ??= says(key, variant.source)
    }
  }
  return { ...question, variants }
}
