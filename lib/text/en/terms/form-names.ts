import { ruleSet } from '../../../rulesets/sets/catalogue'
import type { Form } from '../../../rulesets/variants/forms'
import { RULE_SET_NAMES } from './rule-set-names'

/** A rule set or one of its variants in few words: “Bela”, “Bela, with schmeiss”. */
export const formName = ({ ruleSet: id, variant }: Form): string =>
  variant === null ? RULE_SET_NAMES[id] : `${RULE_SET_NAMES[id]}, ${variant.name}`

/** The same in a list of them all, where a rule set has its whole name. */
export const formTitle = ({ ruleSet: id, variant }: Form): string =>
  variant === null ? ruleSet(id).name : `${RULE_SET_NAMES[id]}: ${variant.name}`
