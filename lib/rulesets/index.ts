import type { Rules } from '../engine/table/options'
import type { Variant } from './variants'

export { differences, RULE_SETS, ruleSet } from './catalogue'
export { RULE_SET_IDS, rulesOf } from './rule-set'
export type { RuleSet, RuleSetId } from './rule-set'
export { VARIANTS, variantsOf } from './variants'
export type { Variant, VariantId } from './variants'

/** The rules with a variant agreed on top of them. */
export function withVariant(rules: Rules, variant: Variant): Rules {
  return { ...rules, ...variant.changes }
}
