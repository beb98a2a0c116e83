import { houseRulesUnnamed } from '../../messages/compiled/terms/rule-sets'
import { ruleSet } from '../../messages/compiled/terms/ruleSet'
import { isRuleSetId, type RuleSetId } from '../../rulesets/sets/rule-set'

/** Returns the short name of a game, for its sheet, lists and answers. It does not tell how reliable its sources are. */
export const ruleSetName = (id: RuleSetId): string => ruleSet[id]

/** Returns the name of house rules; unnamed ones have a name too. */
export const houseName = (name: string): string => (name === '' ? houseRulesUnnamed : name)

/** Returns the name of the game with this id; `null` if there is none. */
export const nameOfRuleSet = (id: string | null): string | null =>
  id !== null && isRuleSetId(id) ? ruleSetName(id) : null
