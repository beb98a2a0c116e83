import { NOWHERE } from '../../citations/rule-source'
import { RULE_SOURCES } from '../../citations/rule-sources'
import { notInGame, reading, stated } from '../../sources/cite'
import { optionQuestion, unanimous, sameAnswerIfAsked } from '../option-question'
import { question, says, type Question } from '../question'

/** The questions on doubles and match points, and on what is added to match points or deducted. */
export const MATCH_POINT_QUESTIONS: readonly Question[] = [
  optionQuestion({
    id: 'doubling',
    group: 'scoring',
    option: 'doubling',
    answers: ['1', '2', '3', '4', '8'],
    related: ['both-committed', 'third-level', 'who-doubles', 'multiply', 'big'],
  }),
  question({
    id: 'third-level',
    group: 'scoring',
    presupposes: ['doubles', 'auction'],
    answers: ['double-ends', 'agreed', 'eight'],
    by: {
      ...unanimous('without-doubles', NOWHERE),
      'bridge-belote': says('agreed', reading('doubling-levels', 'belote', 'thirdLevel')),
      contree: says('without-auction', notInGame('ffb-contree')),
      coinche: says('without-auction', notInGame('ffb-coinche')),
    },
    variants: { 'belote-third-level': says('eight', stated('belote', 'thirdLevel')) },
    readings: { 'belote-third-level': ['go-out-double'] },
    related: ['doubling', 'auction-end', 'who-doubles', 'target'],
  }),
  question({
    id: 'both-committed',
    group: 'scoring',
    presupposes: ['doubles', 'no-bids'],
    answers: ['both'],
    by: {
      ...unanimous('without-doubles', NOWHERE),
      'bridge-belote': says('both', stated('belote', 'inside')),
      contree: says('without-no-bids', notInGame('ffb-contree')),
      coinche: says('without-no-bids', notInGame('ffb-coinche')),
    },
    readings: { 'bridge-belote': ['committed-team'] },
    related: ['doubling', 'bate', 'tie', 'kirtik'],
  }),
  optionQuestion({
    id: 'no-trump-doubled',
    group: 'scoring',
    option: 'noTrumpDoubled',
    presupposes: ['no-trumps'],
    answers: ['no', 'yes'],
    readings: { 'bridge-belote': ['no-trumps-rounding'] },
    related: ['no-trump-contracts', 'all-trumps-play', 'rounding', 'all-tricks', 'bimah-no-trump'],
  }),
  optionQuestion({
    id: 'match-points',
    group: 'scoring',
    option: 'scoring',
    answers: ['points', 'match-points'],
    related: ['rounding', 'multiply', 'doubling', 'target'],
  }),
  question({
    id: 'rounding',
    group: 'scoring',
    presupposes: ['rounding'],
    answers: ['limit', 'tens-5-up', 'tens-6-up'],
    by: {
      ...sameAnswerIfAsked('limit', ['rounding'], RULE_SOURCES.rounding),
      contree: says('tens-5-up', RULE_SOURCES.rounding.contree),
      coinche: says('tens-5-up', RULE_SOURCES.rounding.coinche),
    },
    variants: { cannes: says('tens-6-up', stated('cannes', 'marks')) },
    readings: { 'bridge-belote': ['no-trumps-rounding', 'tie-at-rounding-limit'] },
    related: ['match-points', 'multiply', 'tie', 'odd-half'],
  }),
  optionQuestion({
    id: 'multiply',
    group: 'scoring',
    option: 'multiply',
    presupposes: ['doubles', 'match-points'],
    answers: ['after-rounding', 'before-rounding'],
    related: ['rounding', 'doubling', 'match-points', 'sweep-doubled'],
  }),
  optionQuestion({
    id: 'sweep-doubled',
    group: 'scoring',
    option: 'sweepDoubled',
    presupposes: ['doubles', 'premium', 'no-bids'],
    answers: ['yes', 'no'],
    related: ['all-tricks', 'doubling', 'multiply'],
  }),
  optionQuestion({
    id: 'kirtik',
    group: 'scoring',
    option: 'kirtik',
    answers: ['no', 'yes'],
    readings: {
      'bridge-belote': ['kirtik-while-hanging', 'below-zero'],
      'belote-kirtik': ['kirtik-while-hanging', 'below-zero'],
    },
    related: ['all-tricks', 'bate', 'both-committed'],
  }),
]
