import { LANGUAGE } from '../../messages/compiled/language'
import { OFFERED } from '../../messages/offered'
import { isRuleSetId, RULE_SET_IDS, type RuleSetId } from './rule-set'

/** Returns the game that most speakers of the language play, for a device on which no game has been chosen yet. */
export const firstGame = (): RuleSetId => knownGame(OFFERED[LANGUAGE]?.plays) ?? RULE_SET_IDS[0]

/** Returns a second game that nearly as many speakers of the language play; `null` if there is none. */
export const secondGame = (): RuleSetId | null => knownGame(OFFERED[LANGUAGE]?.alsoPlays)

const knownGame = (id: string | undefined): RuleSetId | null => (isRuleSetId(id) ? id : null)
