import type { RuleSetId } from '../../../rulesets/sets/rule-set'

/** The name of the game that this stands for; `null` where no such game is known here. */
export const ruleSetName = (id: string | null): string | null =>
  Object.entries(RULE_SET_NAMES).find(([known]) => known === id)?.[1] ?? null

/** What a game is called wherever it is named: over its sheet, in a list, beside an answer. Without the weight of its sources. */
export const RULE_SET_NAMES: { readonly [S in RuleSetId]: string } = {
  'bela-2': 'Bela',
  'bela-3': 'Bela for three',
  'klabberjass-4': 'Klabberjass',
  lehman: 'Klaberjass after Lehman',
  bicycle: 'Klaberjass after Bicycle',
  denexa: 'Klaberjass after Denexa',
  'bridge-belote': 'Bridge-belote',
}
