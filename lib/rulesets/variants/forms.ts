import type { Rules } from '../../engine/table/options'
import { ruleSet } from '../sets/catalogue'
import { RULE_SET_IDS, rulesOf, type RuleSetId } from '../sets/rule-set'
import { variantsOf, withVariant, type Variant } from './variants'

/**
 * A rule set as its document describes it, or with one of its variants. The id is used in addresses: `bela-2`, `bela-2.schmeiss`.
 */
export interface Form {
  readonly id: string
  readonly ruleSet: RuleSetId
  readonly variant: Variant | null
}

/** Every rule set, each followed by its variants. */
export const FORMS: readonly Form[] = RULE_SET_IDS.flatMap((id) => [
  { id, ruleSet: id, variant: null },
  ...variantsOf(id).map((variant) => ({ id: `${id}.${variant.id}`, ruleSet: id, variant })),
])

/** Returns the form with this id; `null` if there is none, because the id may come from an address. */
export const formById = (id: string | null): Form | null => FORMS.find((form) => form.id === id) ?? null

/** Returns the rules of a form. */
export function rulesOfForm({ ruleSet: base, variant }: Form): Rules {
  const rules = rulesOf(ruleSet(base))
  return variant === null ? rules : withVariant(rules, variant)
}
