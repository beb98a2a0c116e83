import type { PlayRule, Turn } from '../../../engine/play/legal'
import { suitOf } from '../../../engine/table/card'
import { winningPlace } from '../../../engine/table/trick'
import type { QuestionId } from '../../../rulesets/lookup/question-ids'
import { cardName, suitName, trumpName } from '../terms/cards'
import { sentence } from '../terms/grammar'

/** The question of the lookup behind each rule of play. */
export const PLAY_QUESTIONS: { readonly [R in PlayRule]: QuestionId } = {
  'follow-suit': 'follow-suit',
  'must-beat-trump': 'beat-trump-lead',
  'must-head': 'beat-plain',
  'must-trump': 'must-trump',
  'must-overtrump': 'overtrump',
  'low-trump-lead': 'low-trump-lead',
}

/** What a card that may not be played would break, at this trick. */
export function ruleSentence(turn: Turn, rule: PlayRule): string {
  const [led] = turn.trick
  const best = turn.trick[winningPlace(turn.trick, turn.trump) ?? 0]
  const suit = led === undefined ? '' : suitName(suitOf(led))
  const beat = best === undefined ? '' : cardName(best)
  switch (rule) {
    case 'follow-suit':
      return sentence(`${suit} were led, and the hand has some`)
    case 'must-beat-trump':
      return sentence(`trumps were led: the ${beat} must be beaten, and the hand can`)
    case 'must-head':
      return sentence(`the other side is winning with the ${beat}, and the hand can beat it in the suit`)
    case 'must-trump':
      return sentence(`the hand has no ${suit}, so a trump must go`)
    case 'must-overtrump':
      return sentence(`the trick is trumped with the ${beat}: a higher trump must go, and the hand has one`)
    case 'low-trump-lead':
      return sentence(`the eight and seven of ${trumpName(turn.trump)} are not led while anything else can be`)
  }
}

/** A few words for the rule, for a list of plays that broke one. */
export function ruleName(rule: PlayRule): string {
  switch (rule) {
    case 'follow-suit':
      return 'did not follow suit'
    case 'must-beat-trump':
      return 'did not beat the trump led'
    case 'must-head':
      return 'did not beat the card of the other side'
    case 'must-trump':
      return 'did not trump'
    case 'must-overtrump':
      return 'did not overtrump'
    case 'low-trump-lead':
      return 'led a low trump'
  }
}
