import { NOWHERE } from '../../citations/rule-source'
import { reading, stated } from '../../sources/cite'
import { optionQuestion, unanimous } from '../option-question'
import { question, says, type Question } from '../question'

/** The questions on bidding points in a suit. */
export const BID_QUESTIONS: readonly Question[] = [
  question({
    id: 'bid-order',
    group: 'auction',
    presupposes: ['bids'],
    answers: ['number'],
    by: {
      ...unanimous('without-bids', NOWHERE),
      contree: says('number', stated('ffb-contree', 's4-2-2')),
      coinche: says('number', stated('ffb-coinche', 'bids')),
    },
    related: ['lowest-bid', 'bid-limit', 'bid-again', 'generale'],
  }),
  question({
    id: 'lowest-bid',
    group: 'auction',
    presupposes: ['bids'],
    answers: ['80', 'other'],
    by: {
      ...unanimous('without-bids', NOWHERE),
      contree: says('80', stated('ffb-contree', 's4-2-2')),
      coinche: says('80', stated('ffb-coinche', 'bids')),
    },
    variants: { 'contree-pagat': says('80', stated('pagat-coinche', 'lowest')) },
    related: ['bid-limit', 'must-beat', 'bid-order'],
  }),
  question({
    id: 'bid-limit',
    group: 'auction',
    presupposes: ['bids'],
    answers: ['160', '650', 'other'],
    by: {
      ...unanimous('without-bids', NOWHERE),
      contree: says('160', stated('ffb-contree', 's4-2-2')),
      coinche: says('650', reading('coinche-top', 'ffb-coinche', 'bids')),
    },
    variants: { cannes: says('other', reading('cannes-top', 'cannes', 'bids')) },
    related: ['lowest-bid', 'capot-bid', 'bid-order'],
  }),
  question({
    id: 'bid-again',
    group: 'auction',
    presupposes: ['bids'],
    answers: ['passed-may'],
    by: {
      ...unanimous('without-bids', NOWHERE),
      contree: says('passed-may', stated('ffb-contree', 's4-2-1')),
      coinche: says('passed-may', stated('ffb-coinche', 'bids')),
    },
    related: ['auction-end', 'bid-order', 'double-in-turn'],
  }),
  question({
    id: 'double-in-turn',
    group: 'auction',
    presupposes: ['bids', 'doubles'],
    answers: ['no', 'any-time'],
    by: {
      ...unanimous('without-bids', NOWHERE),
      contree: says('no', stated('ffb-contree', 's4-2-3')),
      coinche: says('no', stated('ffb-coinche', 'bids')),
    },
    variants: {
      cannes: says('no', stated('cannes', 'bids')),
      'contree-pagat': says('any-time', stated('pagat-coinche', 'turn')),
    },
    related: ['who-doubles', 'auction-end', 'out-of-turn'],
  }),
  question({
    id: 'generale',
    group: 'auction',
    presupposes: ['bids'],
    answers: ['none'],
    by: {
      ...unanimous('without-bids', NOWHERE),
      contree: says('none', stated('ffb-contree', 's4-2-2')),
      coinche: says('none', stated('ffb-coinche', 'bids')),
    },
    related: ['capot-bid', 'bid-order', 'all-tricks'],
  }),
  question({
    id: 'bids-doubled',
    group: 'auction',
    presupposes: ['bids', 'doubles'],
    answers: ['any', 'not-capot'],
    by: {
      ...unanimous('without-bids', NOWHERE),
      contree: says('any', stated('ffb-contree', 's4-2-2')),
      coinche: says('any', stated('ffb-coinche', 'bids')),
    },
    variants: { 'contree-pagat': says('not-capot', stated('pagat-coinche', 'capot')) },
    related: ['who-doubles', 'capot-bid', 'lowest-bid', 'bid-after-double'],
  }),
]

/** The questions on the points that a bid writes in addition to those made. */
export const BID_SCORE_QUESTIONS: readonly Question[] = [
  question({
    id: 'capot-bid',
    group: 'scoring',
    presupposes: ['bids'],
    answers: ['250', '270', '500', 'other'],
    by: {
      ...unanimous('without-bids', NOWHERE),
      contree: says('500', stated('ffb-contree', 's10-2')),
      coinche: says('250', stated('ffb-coinche', 'made')),
    },
    variants: {
      cannes: says('270', stated('cannes', 'bids')),
      'contree-announced': says('250', stated('colver', 'capot')),
    },
    related: ['capot-writes', 'all-tricks', 'generale', 'bid-limit'],
  }),
  optionQuestion({
    id: 'capot-writes',
    group: 'scoring',
    option: 'capotWrites',
    presupposes: ['bids'],
    answers: ['bid', 'flat'],
    related: ['capot-bid', 'made', 'bate'],
  }),
  optionQuestion({
    id: 'pile',
    group: 'scoring',
    option: 'pile',
    presupposes: ['bids', 'counted-tricks'],
    answers: ['160', '162'],
    related: ['bate', 'rounding', 'failed-sweep', 'points-in-hand'],
  }),
  optionQuestion({
    id: 'failed-sweep',
    group: 'scoring',
    option: 'failedSweep',
    presupposes: ['bids', 'counted-tricks', 'sweep-pays'],
    answers: ['no', 'yes'],
    related: ['all-tricks', 'bate', 'pile'],
  }),
  optionQuestion({
    id: 'double-of',
    group: 'scoring',
    option: 'doubleOf',
    presupposes: ['bids', 'doubles'],
    answers: ['everything', 'bid', 'declared-too'],
    related: ['doubling', 'who-doubles', 'bate', 'made'],
  }),
  question({
    id: 'doubled-sweep',
    group: 'scoring',
    presupposes: ['bids', 'doubles', 'counted-tricks', 'sweep-pays'],
    answers: ['once', 'multiplied'],
    by: {
      ...unanimous('without-bids', NOWHERE),
      contree: says('once', reading('doubled-sweep', 'ffb-contree', 's10-2')),
      coinche: says('multiplied', stated('ffb-coinche', 'made')),
    },
    related: ['all-tricks', 'double-of', 'failed-sweep', 'pile'],
  }),
]
