import type { RuleSetId } from '../../rulesets/sets/rule-set'

/** The names of the games as they head a sheet: short, and without the weight of their sources. */
export const RULE_SET_NAMES: { readonly [S in RuleSetId]: string } = {
  'bela-2': 'Bela',
  'bela-3': 'Bela for three',
  'klabberjass-4': 'Klabberjass',
  lehman: 'Klaberjass (Lehman)',
  bicycle: 'Klaberjass (Bicycle)',
  denexa: 'Klaberjass (Denexa)',
  'bridge-belote': 'Bridge-belote',
}
