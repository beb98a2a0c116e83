import { ruleSet } from '../../../rulesets/sets/catalogue'
import type { Form } from '../../../rulesets/variants/forms'

/** A rule set or one of its variants in few words: “Bela 2”, “Bela 2, with schmeiss”. */
export const formName = ({ ruleSet: id, variant }: Form): string =>
  variant === null ? ruleSet(id).short : `${ruleSet(id).short}, ${variant.name}`

/** The same in a list of them all, where a rule set has its whole name. */
export const formTitle = ({ ruleSet: id, variant }: Form): string =>
  variant === null ? ruleSet(id).name : `${ruleSet(id).short}: ${variant.name}`
