import { OPTION_NAMES, type Rules } from '../../engine/table/options'
import { BELA_2 } from './bela-2'
import { BELA_3 } from './bela-3'
import { BELA_HR } from './bela-hr'
import { BELOTE } from './belote'
import { BICYCLE } from './bicycle'
import { BRIDGE_BELOTE } from './bridge-belote'
import { COINCHE } from './coinche'
import { CONTREE } from './contree'
import { DENEXA } from './denexa'
import { KLABBERJASS_4 } from './klabberjass-4'
import { LEHMAN } from './lehman'
import type { RuleSet, RuleSetId } from './rule-set'

/** Every rule set by its id. */
export const RULE_SETS: { readonly [S in RuleSetId]: RuleSet } = {
  'bela-2': BELA_2,
  'bela-3': BELA_3,
  'klabberjass-4': KLABBERJASS_4,
  lehman: LEHMAN,
  bicycle: BICYCLE,
  denexa: DENEXA,
  'bridge-belote': BRIDGE_BELOTE,
  belote: BELOTE,
  contree: CONTREE,
  coinche: COINCHE,
  'bela-hr': BELA_HR,
}

/** Returns the rule set with this id. */
export function ruleSet(id: RuleSetId): RuleSet {
  return RULE_SETS[id]
}

/** Returns the options in which a table differs from its base. */
export function differences(base: Rules, rules: Rules): Partial<Rules> {
  return OPTION_NAMES.filter((option) => base[option] !== rules[option]).reduce<Partial<Rules>>(
    (changes, option) => ({ ...changes, [option]: rules[option] }),
    {},
  )
}
