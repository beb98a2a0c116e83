import * as said from '../../../messages/compiled/terms/rule-sets'
import { ruleSet } from '../../../rulesets/sets/catalogue'
import type { Form } from '../../../rulesets/variants/forms'
import { ruleSetName } from './rule-set-names'

/** A rule set or one of its variants in few words: “Bela”, “Bela, with schmeiss”. */
export const formName = ({ ruleSet: id, variant }: Form): string =>
  variant === null ? ruleSetName(id) : said.formName({ game: ruleSetName(id), variant: variant.name })

/** The same in a list of them all, where a rule set has its whole name. */
export const formTitle = ({ ruleSet: id, variant }: Form): string =>
  variant === null ? ruleSet(id).name : said.formTitle({ game: ruleSetName(id), variant: variant.name })
