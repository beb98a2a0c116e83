import type { PlayRule, Turn } from '../../engine/play/legal'
import { suitOf } from '../../engine/table/card'
import { winningPlace } from '../../engine/table/trick'
import { broken } from '../../messages/compiled/referee/broken'
import { playRule } from '../../messages/compiled/referee/playRule'
import type { QuestionId } from '../../rulesets/lookup/question-ids'
import { cardName, suitName, trumpName } from '../terms/cards'

/** The question of the lookup on which each rule of play is based. */
export const QUESTION_OF_PLAY_RULE: { readonly [R in PlayRule]: QuestionId } = {
  'follow-suit': 'follow-suit',
  'must-beat-trump': 'beat-trump-lead',
  'must-head': 'beat-plain',
  'must-trump': 'must-trump',
  'must-overtrump': 'overtrump',
  'low-trump-lead': 'low-trump-lead',
}

/** Tells which rule an illegal card would break in this trick. */
export function ruleSentence(turn: Turn, rule: PlayRule): string {
  const [led] = turn.trick
  const best = turn.trick[winningPlace(turn.trick, turn.trump) ?? 0]
  const suit = led === undefined ? '' : suitName(suitOf(led))
  const card = best === undefined ? '' : cardName(best)
  return playRule[rule]({ suit, card, trump: trumpName(turn.trump) })
}

/** Tells in a few words how a play broke the rule. */
export const brokenSentence = (rule: PlayRule): string => broken[rule]
