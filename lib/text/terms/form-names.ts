import { gameName } from '../../messages/compiled/rules/gameName'
import { variantName } from '../../messages/compiled/rules/variantName'
import * as said from '../../messages/compiled/terms/rule-sets'
import type { Form } from '../../rulesets/variants/forms'
import { ruleSetName } from './rule-set-names'

/** A rule set or one of its variants in few words: “Bela”, “Bela, with schmeiss”. */
export const formName = ({ ruleSet: id, variant }: Form): string =>
  variant === null ? ruleSetName(id) : said.formName({ game: ruleSetName(id), variant: variantName[variant.id] })

/** The same in a list of them all, where a rule set has its whole name. */
export const formTitle = ({ ruleSet: id, variant }: Form): string =>
  variant === null ? gameName[id] : said.formTitle({ game: ruleSetName(id), variant: variantName[variant.id] })
