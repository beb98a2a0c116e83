import { gameShort as said } from '@/lib/messages/compiled/site/games'
import { ruleSet } from '@/lib/rulesets/sets/catalogue'
import { rulesOf, type RuleSetId } from '@/lib/rulesets/sets/rule-set'
import { optionValueText } from '@/lib/text/options/values'

/** Returns a short line about a game: its number of players, its number of cards, and its target. */
export function gameShort(id: RuleSetId): string {
  const rules = rulesOf(ruleSet(id))
  const { players, pack, target } = rules
  return said({ players, pack, target: optionValueText('target', target, rules) })
}
