import { gameName } from '../../messages/compiled/rules/gameName'
import { variantName } from '../../messages/compiled/rules/variantName'
import * as said from '../../messages/compiled/terms/rule-sets'
import { type RuleSetId } from '../../rulesets/sets/rule-set'
import type { Form } from '../../rulesets/variants/forms'
import { ruleSetName } from './rule-set-names'

/** Returns a rule set or one of its variants in few words: “Bela”, “Bela, with schmeiss”. */
export const formName = ({ ruleSet: id, variant }: Form): string =>
  variant === null ? ruleSetName(id) : said.formName({ game: ruleSetName(id), variant: variantName[variant.id] })

/** Returns the full name of a rule set. A rule set without answers in the lookup has only its short name. */
export const wholeName = (id: RuleSetId): string => gameName[id]

/** Returns the name for a list of all rule sets and variants, in which a rule set has its full name. */
export const formTitle = ({ ruleSet: id, variant }: Form): string =>
  variant === null ? wholeName(id) : said.formTitle({ game: ruleSetName(id), variant: variantName[variant.id] })
