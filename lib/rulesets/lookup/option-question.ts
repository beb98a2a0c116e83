import type { ListedOption, Rules } from '../../engine/table/options'
import type { SourceBySet } from '../citations/rule-source'
import { bySet } from '../sets/by-set'
import { RULE_SETS } from '../sets/catalogue'
import { rulesOf, type RuleSetId } from '../sets/rule-set'
import { sourceOfChange, VARIANTS, withVariant, type VariantId } from '../variants/variants'
import { withoutAt, type PresuppositionId, type Without } from './presupposed'
import { says, withReadings, type AnswerOf, type Question, type ReadingsBehind, type CitedAnswer } from './question'
import type { QuestionId } from './question-ids'

/** The values of an option as answer keys. */
export type ValueKey<O extends ListedOption> = `${Rules[O]}`

interface OptionQuestion<Q extends QuestionId, O extends ListedOption> extends Omit<
  Question,
  'id' | 'option' | 'answers' | 'by' | 'variants'
> {
  readonly id: Q
  /** The option; does not compile unless each of its values has the text of an answer. */
  readonly option: [ValueKey<O>] extends [AnswerOf<Q>] ? O : never
  /** An answer for each value, and further answers for tables at which another option changes the answer. */
  readonly answers: readonly AnswerOf<Q>[]
  readonly readings?: ReadingsBehind
}

/**
 * Makes the question that asks for an option. Every rule set and variant answers with its own value and the source of that value.
 */
export function optionQuestion<Q extends QuestionId, O extends ListedOption>(asked: OptionQuestion<Q, O>): Question {
  const { option, presupposes } = asked
  return withReadings({ ...asked, by: byOption(option, presupposes), variants: variantsByOption(option, presupposes) })
}

type Presupposed = readonly PresuppositionId[] | undefined

/** Returns the answer of each rule set to an option, with the source of its value. */
export function byOption<O extends ListedOption>(
  option: O,
  presupposes?: Presupposed,
): { readonly [S in RuleSetId]: CitedAnswer<ValueKey<O> | Without> } {
  return byOptionAt(
    option,
    bySet((id) => RULE_SETS[id].values[option].source),
    presupposes,
  )
}

/**
 * Returns the answer of each rule set to a question that an option answers, with the given sources instead of those of the
 * option.
 */
export function byOptionAt<O extends ListedOption>(
  option: O,
  sources: SourceBySet,
  presupposes?: Presupposed,
): { readonly [S in RuleSetId]: CitedAnswer<ValueKey<O> | Without> } {
  return bySet((id) => says(keyAt(option, presupposes, rulesOf(RULE_SETS[id])), sources[id]))
}

/** Returns the answers of the variants that change the option, or that change whether the question comes up. */
export function variantsByOption<O extends ListedOption>(
  option: O,
  presupposes?: Presupposed,
): { readonly [V in VariantId]?: CitedAnswer<ValueKey<O> | Without> } {
  const answers: { [V in VariantId]?: CitedAnswer<ValueKey<O> | Without> } = {}
  for (const { variant, rules, varied } of VARIED) {
    const key = keyAt(option, presupposes, varied)
    const isOther = variant.changes[option] !== undefined || key !== keyAt(option, presupposes, rules)
    if (isOther) answers[variant.id] = says(key, sourceOfChange(variant, option))
  }
  return answers
}

/** The rules of each variant of each rule set, made once for all questions. */
const VARIED = VARIANTS.flatMap((variant) =>
  variant.of.map((base) => {
    const rules = rulesOf(RULE_SETS[base])
    return { variant, rules, varied: withVariant(rules, variant) }
  }),
)

function keyAt<O extends ListedOption>(option: O, presupposes: Presupposed, rules: Rules): ValueKey<O> | Without {
  return withoutAt(presupposes, rules) ?? `${rules[option]}`
}

/** Returns the same answer for each rule set in which the question comes up, with its own source. */
export function sameAnswerIfAsked<A extends string>(
  answer: A,
  presupposes: readonly PresuppositionId[],
  sources: SourceBySet,
): { readonly [S in RuleSetId]: CitedAnswer<A | Without> } {
  return bySet((id) => says(withoutAt(presupposes, rulesOf(RULE_SETS[id])) ?? answer, sources[id]))
}

/** Returns the same answer for every rule set, each with its own source. */
export function unanimous<A extends string>(
  answer: A,
  sources: SourceBySet,
): { readonly [S in RuleSetId]: CitedAnswer<A> } {
  return bySet((id) => says(answer, sources[id]))
}
