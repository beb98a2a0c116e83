import type { OptionName, Rules } from '@/lib/engine/table/options'
import { ruleSet } from '@/lib/rulesets/sets/catalogue'
import { agree, type Agreement } from '@/lib/rulesets/variants/agree'
import { OPTION_GROUPS, optionsIn } from './option-groups'

/** Tells whether the answer to a question differs from the game that these rules come from. */
export const isChanged = (base: Agreement['base'], rules: Rules, option: OptionName): boolean =>
  rules[option] !== ruleSet(base).values[option].value

/** Counts the questions whose answer differs from the game that the rules come from. */
export function changedCount(agreement: Agreement): number {
  const agreed = agree(agreement)
  return OPTION_GROUPS.flatMap((group) => optionsIn(group, agreed)).filter((option) =>
    isChanged(agreement.base, agreed.rules, option),
  ).length
}
