import * as said from '../../messages/compiled/terms/rule-sets'
import { isRuleSetId, type RuleSetId } from '../../rulesets/sets/rule-set'

/** Returns the short name of a game, for its sheet, lists and answers. It does not tell how reliable its sources are. */
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

/** Returns the name of house rules; unnamed ones have a name too. */
export const houseName = (name: string): string => (name === '' ? said.houseRulesUnnamed : name)

/** Returns the name of the game with this id; `null` if there is none. */
export const nameOfRuleSet = (id: string | null): string | null =>
  id !== null && isRuleSetId(id) ? ruleSetName(id) : null
