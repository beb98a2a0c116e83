import type { RuleSetId } from '../sets/rule-set'
import { answerOfRuleSet } from './lookup'
import { questionById } from './questions'

/**
 * Returns how many cards each player has when a card is turned up: six if the game's document deals six first, otherwise five.
 */
export const firstCards = (base: RuleSetId): 5 | 6 =>
  answerOfRuleSet(questionById('first-cards'), base).answer === 'six' ? 6 : 5
