import { ruleSet } from '../../../rulesets/sets/catalogue'
import type { RuleSetId } from '../../../rulesets/sets/rule-set'
import type { Form } from '../../../rulesets/variants/forms'

/** The name of the game that this stands for; `null` where no such game is known here. */
export const ruleSetName = (id: string | null): string | null =>
  Object.entries(RULE_SET_NAMES).find(([known]) => known === id)?.[1] ?? null

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

/** A rule set or one of its variants in few words: “Bela 2”, “Bela 2, with schmeiss”. */
export const formName = ({ ruleSet: id, variant }: Form): string =>
  variant === null ? ruleSet(id).short : `${ruleSet(id).short}, ${variant.name}`

/** The same in a list of them all, where a rule set has its whole name. */
export const formTitle = ({ ruleSet: id, variant }: Form): string =>
  variant === null ? ruleSet(id).name : `${ruleSet(id).short}: ${variant.name}`
