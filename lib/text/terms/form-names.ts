import { gameName } from '../../messages/compiled/rules/gameName'
import { variantName } from '../../messages/compiled/rules/variantName'
import * as said from '../../messages/compiled/terms/rule-sets'
import { type RuleSetId } from '../../rulesets/sets/rule-set'
import type { Form } from '../../rulesets/variants/forms'
import { ruleSetName } from './rule-set-names'

/** A rule set or one of its variants in few words: “Bela”, “Bela, with schmeiss”. */
export const formName = ({ ruleSet: id, variant }: Form): string =>
  variant === null ? ruleSetName(id) : said.formName({ game: ruleSetName(id), variant: variantName[variant.id] })

/** The whole name of a rule set; one that the lookup does not answer for has its short one alone. */
export const wholeName = (id: RuleSetId): string => gameName[id]

/** The same in a list of them all, where a rule set has its whole name. */
export const formTitle = ({ ruleSet: id, variant }: Form): string =>
  variant === null ? wholeName(id) : said.formTitle({ game: ruleSetName(id), variant: variantName[variant.id] })
