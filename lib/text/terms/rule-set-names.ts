import * as said from '../../messages/compiled/terms/rule-sets'
import { isRuleSetId, type RuleSetId } from '../../rulesets/sets/rule-set'

/**
 * Returns the name of a game everywhere: over its sheet, in a list, beside an answer. It leaves out the weight of its sources.
 */
export function ruleSetName(id: RuleSetId): string {
  switch (id) {
    case 'bela-2':
      return said.bela2Name
    case 'bela-3':
      return said.bela3Name
    case 'klabberjass-4':
      return said.klabberjass4Name
    case 'lehman':
      return said.lehmanName
    case 'bicycle':
      return said.bicycleName
    case 'denexa':
      return said.denexaName
    case 'bridge-belote':
      return said.bridgeBeloteName
    case 'belote':
      return said.beloteName
    case 'contree':
      return said.contreeName
    case 'coinche':
      return said.coincheName
    case 'bela-hr':
      return said.belaHrName
  }
}

/** Returns the name of house rules, also of unnamed ones. */
export const houseName = (name: string): string => (name === '' ? said.houseRulesUnnamed : name)

/** The name of the game that this stands for; `null` where no such game is known here. */
export const nameOfRuleSet = (id: string | null): string | null =>
  id !== null && isRuleSetId(id) ? ruleSetName(id) : null
