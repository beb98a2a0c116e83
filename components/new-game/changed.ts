import type { OptionName, Rules } from '@/lib/engine/table/options'
import { ruleSet } from '@/lib/rulesets/sets/catalogue'
import { agree, type Agreement } from '@/lib/rulesets/variants/agree'
import { OPTION_GROUPS, optionsIn } from './option-groups'

/** Checks whether a question is answered otherwise than in the game that these rules come from. */
export const isChanged = (base: Agreement['base'], rules: Rules, option: OptionName): boolean =>
  rules[option] !== ruleSet(base).values[option].value

/** Counts the questions that a table answers otherwise than its game does. */
export function changedCount(agreement: Agreement): number {
  const agreed = agree(agreement)
  return OPTION_GROUPS.flatMap((group) => optionsIn(group, agreed)).filter((option) =>
    isChanged(agreement.base, agreed.rules, option),
  ).length
}
