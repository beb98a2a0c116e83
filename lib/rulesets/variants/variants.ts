import type { OptionName, Rules } from '../../engine/table/options'
import type { RuleSetId } from '../sets/rule-set'
import type { Source } from '../sources/cite'
import { FAMILY_VARIANTS } from './families'
import { FOUR_HANDED_VARIANTS } from './four'
import { OTHER_VARIANTS } from './other'
import { THREE_HANDED_VARIANTS } from './three'
import { TWO_HANDED_VARIANTS } from './two'
import type { Described } from './variant'

const LISTED = [
  ...TWO_HANDED_VARIANTS,
  ...THREE_HANDED_VARIANTS,
  ...FOUR_HANDED_VARIANTS,
  ...OTHER_VARIANTS,
  ...FAMILY_VARIANTS,
] as const

export type VariantId = (typeof LISTED)[number]['id']

/** A named variant: its rule sets, its changes, and its source. */
export interface Variant extends Described {
  readonly id: VariantId
}

/** Every named variant, grouped by the form of the game. */
export const VARIANTS: readonly Variant[] = LISTED

/** Returns the variants that are offered for a rule set. */
export function variantsOf(id: RuleSetId): readonly Variant[] {
  return VARIANTS.filter((variant) => variant.of.includes(id))
}

/** Returns rules with the changes of a variant. */
export function withVariant(rules: Rules, variant: Variant): Rules {
  return { ...rules, ...variant.changes }
}

/** Returns the source of what a variant says on an option, or of the variant as a whole. */
export function sourceOfChange({ source, sources = {} }: Variant, option: OptionName | undefined): Source {
  return (option === undefined ? undefined : sources[option]) ?? source
}
