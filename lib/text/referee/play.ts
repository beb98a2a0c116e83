import type { PlayRule, Turn } from '../../engine/play/legal'
import { suitOf } from '../../engine/table/card'
import { winningPlace } from '../../engine/table/trick'
import * as said from '../../messages/compiled/referee/play'
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
  switch (rule) {
    case 'follow-suit':
      return said.ruleFollowSuit({ suit })
    case 'must-beat-trump':
      return said.ruleMustBeatTrump({ card })
    case 'must-head':
      return said.ruleMustHead({ card })
    case 'must-trump':
      return said.ruleMustTrump({ suit })
    case 'must-overtrump':
      return said.ruleMustOvertrump({ card })
    case 'low-trump-lead':
      return said.ruleLowTrumpLead({ trump: trumpName(turn.trump) })
  }
}

/** Tells in a few words how a play broke the rule. */
export function brokenSentence(rule: PlayRule): string {
  switch (rule) {
    case 'follow-suit':
      return said.brokenFollowSuit
    case 'must-beat-trump':
      return said.brokenMustBeatTrump
    case 'must-head':
      return said.brokenMustHead
    case 'must-trump':
      return said.brokenMustTrump
    case 'must-overtrump':
      return said.brokenMustOvertrump
    case 'low-trump-lead':
      return said.brokenLowTrumpLead
  }
}
